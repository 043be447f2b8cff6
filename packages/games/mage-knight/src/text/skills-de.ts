/** German names and texts of the skills and the tactics. A skill that does not say otherwise works once per turn. */
export const skillsDe: Readonly<Record<string, string>> = {
  'skill.arythea-dark-paths': 'Dunkle Pfade',
  'skill.arythea-dark-paths.text': 'Bei Tag Bewegung 1, bei Nacht Bewegung 2.',
  'skill.arythea-burning-power': 'Brennende Macht',
  'skill.arythea-burning-power.text': 'Belagerungsangriff 1 oder Feuer-Belagerungsangriff 1.',
  'skill.arythea-hot-swordsmanship': 'Heiße Schwertkunst',
  'skill.arythea-hot-swordsmanship.text': 'Angriff 2 oder Feuer-Angriff 2.',
  'skill.arythea-dark-negotiation': 'Dunkle Verhandlung',
  'skill.arythea-dark-negotiation.text': 'Bei Tag Einfluss 2, bei Nacht Einfluss 3.',
  'skill.arythea-dark-fire-magic': 'Dunkle Feuermagie',
  'skill.arythea-dark-fire-magic.text':
    'Einmal pro Runde: Erhalte 1 roten Kristall und 1 roten oder schwarzen Manamarker.',
  'skill.arythea-power-of-pain': 'Macht des Schmerzes',
  'skill.arythea-power-of-pain.text':
    'Du darfst 1 Verletzung quer ausspielen wie eine andere Karte; sie zählt 2 statt 1. Am Ende des Zugs kommt sie in die Ablage.',
  'skill.arythea-invocation': 'Anrufung',
  'skill.arythea-invocation.text':
    'Lege 1 Verletzung ab: 1 roter oder schwarzer Manamarker. Oder lege 1 andere Handkarte ab: 1 weißer oder grüner Manamarker. Du musst ihn sofort ausgeben.',
  'skill.arythea-polarization': 'Polarisierung',
  'skill.arythea-polarization.text':
    'Benutze 1 Mana als seine Gegenfarbe (Rot–Blau, Grün–Weiß). Bei Tag darf Schwarz als beliebige Farbe gelten (nicht für starke Wirkungen von Zaubern), bei Nacht Gold als Schwarz.',
  'skill.arythea-motivation': 'Motivation',
  'skill.arythea-motivation.text':
    'Einmal pro Runde, auch im Zug eines anderen: Ziehe 2 Karten. Hast du allein den wenigsten Ruhm, erhalte dazu 1 roten Manamarker. Keine andere Motivation bis zum Ende deines nächsten Zugs.',
  'skill.arythea-healing-ritual': 'Heilungsritual',
  'skill.arythea-healing-ritual.text':
    'Einmal pro Runde, außerhalb eines Kampfes: Gib bis zu 2 Verletzungen aus deiner Hand ab: Eine nimmt der nächste andere Held auf die Hand, die andere wird weggeworfen.',
  'skill.arythea-ritual-of-pain': 'Ritual des Schmerzes',
  'skill.arythea-ritual-of-pain.text':
    'Einmal pro Runde, außerhalb eines Kampfes: Wirf bis zu 2 Verletzungen von deiner Hand weg und lege das Plättchen in die Mitte. Bis zu deinem nächsten Zug darf ein anderer Spieler es dir verdeckt zurückgeben, um 1 Verletzung quer für 3 auszuspielen.',
  'skill.tovak-double-time': 'Laufschritt',
  'skill.tovak-double-time.text': 'Bei Tag Bewegung 2, bei Nacht Bewegung 1.',
  'skill.tovak-night-sharpshooting': 'Scharfschießen bei Nacht',
  'skill.tovak-night-sharpshooting.text': 'Bei Tag Fernangriff 1, bei Nacht Fernangriff 2.',
  'skill.tovak-cold-swordsmanship': 'Kalte Schwertkunst',
  'skill.tovak-cold-swordsmanship.text': 'Angriff 2 oder Eis-Angriff 2.',
  'skill.tovak-shield-mastery': 'Schildbeherrschung',
  'skill.tovak-shield-mastery.text': 'Block 3, Feuer-Block 2 oder Eis-Block 2.',
  'skill.tovak-resistance-break': 'Widerstand brechen',
  'skill.tovak-resistance-break.text': '1 Feind: Rüstung −1 für jeden Widerstand, den er hat (nicht unter 1).',
  'skill.tovak-i-feel-no-pain': 'Ich spüre keinen Schmerz',
  'skill.tovak-i-feel-no-pain.text': 'Außerhalb eines Kampfes: Lege 1 Verletzung von der Hand ab und ziehe 1 Karte.',
  'skill.tovak-i-dont-give-a-damn': 'Das ist mir egal',
  'skill.tovak-i-dont-give-a-damn.text':
    '1 quer ausgespielte Karte zählt 2; eine Fortgeschrittene Aktion, ein Zauber oder ein Artefakt zählt 3.',
  'skill.tovak-who-needs-magic': 'Wer braucht schon Magie?',
  'skill.tovak-who-needs-magic.text':
    '1 quer ausgespielte Karte zählt 2; sie zählt 3, wenn du in diesem Zug keinen Manawürfel aus der Quelle benutzt.',
  'skill.tovak-motivation': 'Motivation',
  'skill.tovak-motivation.text':
    'Einmal pro Runde, auch im Zug eines anderen: Ziehe 2 Karten. Hast du allein den wenigsten Ruhm, erhalte dazu 1 blauen Manamarker. Keine andere Motivation bis zum Ende deines nächsten Zugs.',
  'skill.tovak-mana-exploit': 'Manaausbeutung',
  'skill.tovak-mana-exploit.text':
    'Einmal pro Runde: Wähle eine Farbe außer Gold und erhalte 1 Manamarker davon. Bis zu deinem nächsten Zug nimmt jeder andere Spieler 1 Verletzung, wenn er Mana einer anderen Farbe benutzt (je Spieler und Farbe eine).',
  'skill.tovak-mana-overload': 'Manaüberladung',
  'skill.tovak-mana-overload.text':
    'Einmal pro Runde: Wähle eine Farbe außer Gold, erhalte 1 Manamarker davon und lege das Plättchen, damit markiert, in die Mitte. Wer zuerst eine Karte für Bewegung, Einfluss, Angriff oder Block mit Mana dieser Farbe verstärkt, erhält dafür +4 und gibt dir das Plättchen verdeckt zurück.',
  'skill.goldyx-freezing-power': 'Frostmacht',
  'skill.goldyx-freezing-power.text': 'Belagerungsangriff 1 oder Eis-Belagerungsangriff 1.',
  'skill.goldyx-potion-making': 'Tränke brauen',
  'skill.goldyx-potion-making.text': 'Einmal pro Runde, außerhalb eines Kampfes: Heilung 2.',
  'skill.goldyx-white-crystal-craft': 'Weißes Kristallhandwerk',
  'skill.goldyx-white-crystal-craft.text': 'Einmal pro Runde: Erhalte 1 blauen Kristall und 1 weißen Manamarker.',
  'skill.goldyx-green-crystal-craft': 'Grünes Kristallhandwerk',
  'skill.goldyx-green-crystal-craft.text': 'Einmal pro Runde: Erhalte 1 blauen Kristall und 1 grünen Manamarker.',
  'skill.goldyx-red-crystal-craft': 'Rotes Kristallhandwerk',
  'skill.goldyx-red-crystal-craft.text': 'Einmal pro Runde: Erhalte 1 blauen Kristall und 1 roten Manamarker.',
  'skill.goldyx-glittering-fortune': 'Glitzerndes Glück',
  'skill.goldyx-glittering-fortune.text':
    'Bei einer Interaktion: Einfluss 1 für jede Farbe, von der du Kristalle hast. Nur für diese Interaktion.',
  'skill.goldyx-flight': 'Flug',
  'skill.goldyx-flight.text':
    'Einmal pro Runde, bei der Bewegung: Fliege 1 Feld weit ohne Kosten oder 2 Felder weit für 2 Bewegungspunkte, ohne jemanden zu provozieren. Das letzte Feld muss ein sicherer Platz sein.',
  'skill.goldyx-universal-power': 'Universelle Macht',
  'skill.goldyx-universal-power.text':
    '1 quer ausgespielte Karte, für die du 1 Mana zahlst, zählt 3, oder 4, wenn das Mana die Farbe der Karte hat (Aktionskarte oder Zauber).',
  'skill.goldyx-motivation': 'Motivation',
  'skill.goldyx-motivation.text':
    'Einmal pro Runde, auch im Zug eines anderen: Ziehe 2 Karten. Hast du allein den wenigsten Ruhm, erhalte dazu 1 grünen Manamarker. Keine andere Motivation bis zum Ende deines nächsten Zugs.',
  'skill.goldyx-source-freeze': 'Quelle einfrieren',
  'skill.goldyx-source-freeze.text':
    'Einmal pro Runde: Bis zu deinem nächsten Zug können andere Spieler ihren normalen Würfel der Quelle nicht benutzen. In deinem nächsten Zug erhältst du 1 Kristall einer Grundfarbe, die ein Würfel der Quelle zeigt; der Würfel wird nicht neu gewürfelt.',
  'skill.goldyx-source-opening': 'Quelle öffnen',
  'skill.goldyx-source-opening.text':
    'Einmal pro Runde: Lege das Plättchen in die Mitte; du darfst 1 Würfel der Quelle neu würfeln. Ein Spieler darf es dir verdeckt zurückgeben, um 1 weiteren Würfel mit einer Grundfarbe zu benutzen; du erhältst 1 Kristall dieser Farbe. Dieser Spieler entscheidet, ob der Würfel neu gewürfelt wird.',
  'skill.norowas-forward-march': 'Vorwärts, Marsch!',
  'skill.norowas-forward-march.text': 'Bewegung 1 für jede deiner bereiten, unverletzten Einheiten (höchstens 3).',
  'skill.norowas-day-sharpshooting': 'Scharfschießen bei Tag',
  'skill.norowas-day-sharpshooting.text': 'Bei Tag Fernangriff 2, bei Nacht Fernangriff 1.',
  'skill.norowas-inspiration': 'Inspiration',
  'skill.norowas-inspiration.text':
    'Einmal pro Runde, außerhalb eines Kampfes: Mache 1 deiner Einheiten bereit oder heile sie.',
  'skill.norowas-bright-negotiation': 'Strahlende Verhandlung',
  'skill.norowas-bright-negotiation.text': 'Bei Tag Einfluss 3, bei Nacht Einfluss 2.',
  'skill.norowas-leaves-in-the-wind': 'Blätter im Wind',
  'skill.norowas-leaves-in-the-wind.text': 'Einmal pro Runde: Erhalte 1 grünen Kristall und 1 weißen Manamarker.',
  'skill.norowas-whispers-in-the-treetops': 'Flüstern in den Wipfeln',
  'skill.norowas-whispers-in-the-treetops.text': 'Einmal pro Runde: Erhalte 1 weißen Kristall und 1 grünen Manamarker.',
  'skill.norowas-leadership': 'Führungskraft',
  'skill.norowas-leadership.text':
    'Für das Aktivieren einer Einheit: Block +3, Angriff +2 oder Fernangriff +1 (nicht Belagerungsangriff), bei jedem Element.',
  'skill.norowas-bonds-of-loyalty': 'Bande der Loyalität',
  'skill.norowas-bonds-of-loyalty.text':
    'Dauerhaft 1 weiterer Befehlsplatz: Die Einheit dort kostet beim Rekrutieren 5 Einfluss weniger (nicht unter 0), darf auch benutzt werden, wo Einheiten verboten sind, und kann nicht ausgemustert werden. Wenn du diese Fähigkeit erhältst, kommen 2 Normale Einheiten ins Einheitenangebot.',
  'skill.norowas-motivation': 'Motivation',
  'skill.norowas-motivation.text':
    'Einmal pro Runde, auch im Zug eines anderen: Ziehe 2 Karten. Hast du allein den wenigsten Ruhm, erhalte dazu 1 weißen Manamarker. Keine andere Motivation bis zum Ende deines nächsten Zugs.',
  'skill.norowas-prayer-of-weather': 'Wettergebet',
  'skill.norowas-prayer-of-weather.text':
    'Einmal pro Runde, bei der Bewegung: Jedes Gelände kostet dich in diesem Zug 2 weniger (nicht unter 1). Bis zu deinem nächsten Zug kostet es andere Spieler 1 mehr (höchstens 5).',
  'skill.norowas-prayer-of-weather-coop': 'Wettergebet',
  'skill.norowas-prayer-of-weather-coop.text':
    'Einmal pro Runde, bei der Bewegung: Jedes Gelände kostet dich in diesem Zug 2 weniger (nicht unter 1). Lege das Plättchen in die Mitte. Ein anderer Spieler darf es dir verdeckt zurückgeben: Jedes Gelände kostet ihn in diesem Zug 1 weniger (nicht unter 1).',
  'skill.wolfhawk-refreshing-bath': 'Erfrischendes Bad',
  'skill.wolfhawk-refreshing-bath.text': 'Einmal pro Runde, außerhalb eines Kampfes: Heilung 1 und 1 blauer Kristall.',
  'skill.wolfhawk-refreshing-breeze': 'Erfrischende Brise',
  'skill.wolfhawk-refreshing-breeze.text':
    'Einmal pro Runde, außerhalb eines Kampfes: Heilung 1 und 1 weißer Kristall.',
  'skill.wolfhawk-hawk-eyes': 'Falkenaugen',
  'skill.wolfhawk-hawk-eyes.text':
    'Bei der Bewegung: Bewegung 1. Bis zum Ende des Zugs kostet bei Nacht das Erkunden 1 weniger; bei Tag werden Besatzungen befestigter Orte in Entfernung 2 aufgedeckt.',
  'skill.wolfhawk-on-her-own': 'Auf sich gestellt',
  'skill.wolfhawk-on-her-own.text':
    'Einfluss 1; Einfluss 3, wenn du in diesem Zug keine Einheit mit Einfluss rekrutierst.',
  'skill.wolfhawk-deadly-aim': 'Tödliche Präzision',
  'skill.wolfhawk-deadly-aim.text':
    '1 Angriffskarte in der Fern- und Belagerungsangriffsphase +1, oder 1 Angriffskarte (auch quer) in der Angriffsphase +2.',
  'skill.wolfhawk-know-your-prey': 'Kenne deine Beute',
  'skill.wolfhawk-know-your-prey.text':
    'Einmal pro Runde, im Kampf: Ignoriere 1 Fähigkeit eines Feindes oder nimm seinem Angriff 1 Element (Feuer oder Eis wird physisch, Kaltes Feuer wird Feuer oder Eis). Nicht gegen Arkane Immunität.',
  'skill.wolfhawk-taunt': 'Verspotten',
  'skill.wolfhawk-taunt.text':
    'In der Blockphase: 1 Angriff eines Feindes −1. Oder sein Angriff +2 und seine Rüstung −2 (nicht unter 1).',
  'skill.wolfhawk-dueling': 'Duell',
  'skill.wolfhawk-dueling.text':
    'In der Blockphase: Block 1 gegen 1 Feind und in der Angriffsphase Angriff 1 gegen denselben Feind. Ruhm +1, wenn du ihn besiegst, ohne gegen ihn eine Einheit zu benutzen.',
  'skill.wolfhawk-motivation': 'Motivation',
  'skill.wolfhawk-motivation.text':
    'Einmal pro Runde, auch im Zug eines anderen: Ziehe 2 Karten. Hast du allein den wenigsten Ruhm, dazu Ruhm +1. Keine andere Motivation bis zum Ende deines nächsten Zugs.',
  'skill.wolfhawk-wolfs-howl': 'Wolfsgeheul',
  'skill.wolfhawk-wolfs-howl.text':
    'Einmal pro Runde, nicht bei einer Interaktion: 1 quer ausgespielte Karte zählt 4, dazu +1 für jedes Befehlsplättchen ohne Einheit. Bis zu deinem nächsten Zug haben Einheiten anderer Spieler −1 auf alle Angriffe und Blocks.',
  'skill.krang-spirit-guides': 'Geistführer',
  'skill.krang-spirit-guides.text': 'Bewegung 1. In der Blockphase dieses Zugs darfst du 1 Block um 1 erhöhen.',
  'skill.krang-battle-hardened': 'Kampferprobt',
  'skill.krang-battle-hardened.text':
    'Wenn dein Held Schaden nimmt: Ignoriere 2 Schaden eines physischen Angriffs oder 1 Schaden eines anderen Angriffs (nach „Brutal“).',
  'skill.krang-battle-frenzy': 'Kampfrausch',
  'skill.krang-battle-frenzy.text':
    'Angriff 2. Oder drehe das Plättchen um: Angriff 4. Durch Rasten darfst du es zurückdrehen.',
  'skill.krang-shamanic-ritual': 'Schamanenritual',
  'skill.krang-shamanic-ritual.text':
    'Einmal pro Runde: Erhalte 1 Manamarker einer beliebigen Farbe (auch Gold oder Schwarz). Als Aktion eines Zugs darfst du das Plättchen zurückdrehen.',
  'skill.krang-regenerate': 'Regenerieren',
  'skill.krang-regenerate.text':
    'Außerhalb eines Kampfes: Zahle 1 Mana und wirf 1 Verletzung von deiner Hand weg. Ziehe 1 Karte, wenn das Mana rot war oder du allein den wenigsten Ruhm hast.',
  'skill.krang-arcane-disguise': 'Arkane Verkleidung',
  'skill.krang-arcane-disguise.text':
    'Bei einer Interaktion: Einfluss 2. Oder drehe das Plättchen um: Dein Ansehen zählt in diesem Zug nicht. Für 1 grünes Mana drehst du es zurück.',
  'skill.krang-puppet-master': 'Puppenspieler',
  'skill.krang-puppet-master.text':
    'Behalte das Plättchen eines besiegten Feindes. Oder lege ein behaltenes ab: Angriff in Höhe seines halben Angriffs oder Block in Höhe seiner halben Rüstung (aufgerundet), mit seinen Elementen.',
  'skill.krang-master-of-chaos': 'Meister des Chaos',
  'skill.krang-master-of-chaos.text':
    'Rücke den Marker im Uhrzeigersinn auf die nächste Farbe und benutze sie. Blau: Block 3. Grün: Bewegung 1. Schwarz: Kaltfeuer-Fernangriff 1. Weiß: Einfluss 2. Rot: Angriff 2. Gold: freie Wahl. Im letzten Zug nicht benutzt: Du darfst den Marker vor deinem Zug um 1 weiterrücken.',
  'skill.krang-curse': 'Fluch',
  'skill.krang-curse.text':
    'Im Kampf: 1 Angriff eines Feindes −2 (nicht unter 0) oder seine Rüstung −1 (nicht unter 1). In der Fern- und Belagerungsangriffsphase nicht gegen befestigte Feinde.',
  'skill.krang-mana-suppression': 'Manaunterdrückung',
  'skill.krang-mana-suppression.text':
    'Einmal pro Runde: Bis zu deinem nächsten Zug kostet das erste Mana, das jeder andere Spieler ausgibt, 1 Mana mehr. Danach erhältst du 1 Kristall aus dem so gesammelten Mana.',
  'skill.krang-mana-enhancement': 'Manaverstärkung',
  'skill.krang-mana-enhancement.text':
    'Einmal pro Runde, wenn du Mana einer Grundfarbe ausgibst: Erhalte 1 Kristall dieser Farbe und lege das Plättchen, damit markiert, in die Mitte. Ein anderer Spieler darf es dir verdeckt zurückgeben und erhält 1 Manamarker dieser Farbe.',
  'skill.braevalar-elemental-resistance': 'Widerstand der Elemente',
  'skill.braevalar-elemental-resistance.text':
    'Wenn dein Held Schaden nimmt: Ignoriere 2 Schaden eines Feuer- oder Eis-Angriffs oder 1 Schaden eines anderen Angriffs (auch Kaltes Feuer).',
  'skill.braevalar-feral-allies': 'Wilde Verbündete',
  'skill.braevalar-feral-allies.text':
    'Erkunden kostet in diesem Zug 1 Bewegung weniger. Im Kampf Angriff 1, oder 1 Angriff eines Feindes −1.',
  'skill.braevalar-thunderstorm': 'Gewitter',
  'skill.braevalar-thunderstorm.text':
    'Einmal pro Runde: Erhalte 1 grünen oder blauen und dazu 1 grünen oder weißen Manamarker.',
  'skill.braevalar-lightning-storm': 'Blitzsturm',
  'skill.braevalar-lightning-storm.text':
    'Einmal pro Runde: Erhalte 1 blauen oder grünen und dazu 1 blauen oder roten Manamarker.',
  'skill.braevalar-beguile': 'Betören',
  'skill.braevalar-beguile.text':
    'Bei einer Interaktion: Einfluss 3; an einem befestigten Ort 2, auf einer Magischen Lichtung 4.',
  'skill.braevalar-forked-lightning': 'Verzweigter Blitz',
  'skill.braevalar-forked-lightning.text': 'Kaltfeuer-Fernangriff 1 gegen jeden von bis zu 3 verschiedenen Feinden.',
  'skill.braevalar-shapeshift': 'Gestaltwandlung',
  'skill.braevalar-shapeshift.text':
    'Ein fester Wert für Bewegung, Angriff oder Block auf 1 Basis-Aktionskarte gilt als ein anderer dieser drei. Das Element bleibt.',
  'skill.braevalar-secret-ways': 'Geheime Wege',
  'skill.braevalar-secret-ways.text':
    'Bei der Bewegung: Bewegung 1. Du darfst in diesem Zug Gebirge für 5 betreten; es ist ein sicherer Platz. Zahlst du 1 blaues Mana, darfst du Seen für 2 betreten; sie sind in diesem Zug sichere Plätze.',
  'skill.braevalar-regenerate': 'Regenerieren',
  'skill.braevalar-regenerate.text':
    'Außerhalb eines Kampfes: Zahle 1 Mana und wirf 1 Verletzung von deiner Hand weg. Ziehe 1 Karte, wenn das Mana grün war oder du allein den wenigsten Ruhm hast.',
  'skill.braevalar-natures-vengeance': 'Rache der Natur',
  'skill.braevalar-natures-vengeance.text':
    'Einmal pro Runde, in der Blockphase: 1 Angriff eines Feindes −1, und dieser Feind wird schwerfällig. Bis zu deinem nächsten Zug haben Feinde anderer Spieler in der Blockphase +1 auf jeden Angriff.',
  'skill.braevalar-natures-vengeance-coop': 'Rache der Natur',
  'skill.braevalar-natures-vengeance-coop.text':
    'Einmal pro Runde, in der Blockphase: 1 Angriff eines Feindes −1, und dieser Feind wird schwerfällig. Lege das Plättchen in die Mitte. Ein anderer Spieler darf es dir verdeckt zurückgeben und hat dieselbe Wirkung.',

  'tactic.early-bird': 'Frühaufsteher',
  'tactic.early-bird.text': 'Keine Wirkung; die niedrige Zahl bringt dich früh an die Reihe.',
  'tactic.rethink': 'Umdenken',
  'tactic.rethink.text':
    'Sofort: Lege bis zu 3 Handkarten ab (auch Verletzungen), ziehe ebenso viele und mische dann deine Ablage in dein Handlungsdeck.',
  'tactic.mana-steal': 'Manadiebstahl',
  'tactic.mana-steal.text':
    'Sofort: Lege 1 Würfel der Quelle mit einer Grundfarbe auf diese Karte. In 1 deiner Züge an diesem Tag darfst du sein Mana benutzen; am Ende dieses Zugs wird er neu gewürfelt und kommt in die Quelle zurück.',
  'tactic.planning': 'Planung',
  'tactic.planning.text':
    'Hast du am Ende deines Zugs vor dem Ziehen mindestens 2 Karten auf der Hand (Verletzungen zählen mit), ist dein Handkartenlimit für dieses Ziehen um 1 höher.',
  'tactic.great-start': 'Großartiger Start',
  'tactic.great-start.text': 'Sofort: Ziehe 2 Karten.',
  'tactic.the-right-moment': 'Der richtige Moment',
  'tactic.the-right-moment.text':
    'Einmal an diesem Tag, in deinem Zug: Sage an, dass du direkt danach einen weiteren Zug machst. Drehe die Karte dann um.',
  'tactic.from-the-dusk': 'Aus der Dämmerung',
  'tactic.from-the-dusk.text': 'Keine Wirkung; die niedrige Zahl bringt dich früh an die Reihe.',
  'tactic.long-night': 'Lange Nacht',
  'tactic.long-night.text':
    'Einmal in dieser Nacht, wenn dein Handlungsdeck leer ist: Mische deine Ablage und lege 3 zufällige Karten davon als Handlungsdeck zurück. Drehe die Karte dann um.',
  'tactic.mana-search': 'Manasuche',
  'tactic.mana-search.text':
    'Einmal in jedem deiner Züge, bevor du Mana aus der Quelle benutzt: Würfle bis zu 2 Würfel der Quelle neu, goldene (verbrauchte) zuerst.',
  'tactic.midnight-meditation': 'Mitternachtsmeditation',
  'tactic.midnight-meditation.text':
    'Einmal in dieser Nacht, vor deinem Zug: Mische bis zu 5 Handkarten (auch Verletzungen) in dein Handlungsdeck und ziehe ebenso viele. Drehe die Karte dann um.',
  'tactic.preparation': 'Vorbereitung',
  'tactic.preparation.text':
    'Sofort: Suche 1 Karte aus deinem Handlungsdeck, nimm sie auf die Hand und mische das Deck.',
  'tactic.sparing-power': 'Kräfte sparen',
  'tactic.sparing-power.text':
    'Vor jedem deiner Züge: Lege die oberste Karte deines Handlungsdecks verdeckt unter diese Karte. Oder drehe diese Karte um und nimm alle Karten darunter auf die Hand.',
};
