import { actionsDe } from './actions-de.js';

/** German names and texts of all deed cards, in our own words. Most names are our own translations too. */
export const cardsDe: Readonly<Record<string, string>> = {
  ...actionsDe,

  'card.wound': 'Verletzung',
  'card.wound.basic':
    'Kann nicht gespielt werden, auch nicht quer, und bleibt am Ende des Zugs auf der Hand. Heilung 1 wirft sie von der Hand weg; beim Rasten wird sie abgelegt.',

  'card.fireball': 'Feuerball',
  'card.fireball.strongName': 'Feuersturm',
  'card.fireball.basic': 'Feuer-Fernangriff 5.',
  'card.fireball.strong': 'Nimm 1 Verletzung. Feuer-Belagerungsangriff 8.',
  'card.snowstorm': 'Schneesturm',
  'card.snowstorm.strongName': 'Blizzard',
  'card.snowstorm.basic': 'Eis-Fernangriff 5.',
  'card.snowstorm.strong': 'Nimm 1 Verletzung. Eis-Belagerungsangriff 8.',
  'card.expose': 'Entblößen',
  'card.expose.strongName': 'Massenentblößung',
  'card.expose.basic': '1 Feind verliert in diesem Kampf alle Befestigungen und Widerstände. Fernangriff 2.',
  'card.expose.strong':
    'Alle Feinde verlieren in diesem Kampf alle Befestigungen oder alle Widerstände. Fernangriff 3.',
  'card.tremor': 'Beben',
  'card.tremor.strongName': 'Erdbeben',
  'card.tremor.basic': 'Rüstung eines Feindes −3 oder Rüstung aller Feinde −2 (nicht unter 1).',
  'card.tremor.strong':
    'Rüstung eines Feindes −3 (befestigt: −6) oder Rüstung aller Feinde −2 (befestigt: −4); nicht unter 1.',
  'card.flame-wall': 'Flammenwand',
  'card.flame-wall.strongName': 'Flammenwelle',
  'card.flame-wall.basic': 'Feuer-Angriff 5 oder Feuer-Block 7.',
  'card.flame-wall.strong': 'Feuer-Angriff 5 oder Feuer-Block 7, dazu +2 für jeden Feind, dem du gegenüberstehst.',
  'card.mana-bolt': 'Manageschoss',
  'card.mana-bolt.strongName': 'Manadonnerschlag',
  'card.mana-bolt.basic':
    'Zahle beim Ausspielen 1 weiteres Mana. Blau: Eis-Angriff 8. Rot: Kaltfeuer-Angriff 7. Weiß: Eis-Fernangriff 6. Grün: Eis-Belagerungsangriff 5.',
  'card.mana-bolt.strong':
    'Zahle beim Ausspielen 1 weiteres Mana. Blau: Eis-Angriff 11. Rot: Kaltfeuer-Angriff 10. Weiß: Eis-Fernangriff 9. Grün: Eis-Belagerungsangriff 8.',
  'card.whirlwind': 'Wirbelwind',
  'card.whirlwind.strongName': 'Tornado',
  'card.whirlwind.basic': '1 Feind greift in diesem Kampf nicht an.',
  'card.whirlwind.strong': 'Nur in der Angriffsphase: Zerstöre 1 Feind.',
  'card.underground-travel': 'Unterirdische Reise',
  'card.underground-travel.strongName': 'Untergrundangriff',
  'card.underground-travel.basic':
    'Ziehe 1 bis 3 aufgedeckte Felder weit, aber nicht über Sümpfe oder Seen, ohne jemanden zu provozieren. Das letzte Feld muss ein sicherer Platz sein.',
  'card.underground-travel.strong':
    'Wie oben, aber das letzte Feld ist ein befestigter Ort oder das Feld eines anderen Spielers: Du überfällst ihn oder greifst sofort an, und die Befestigung des Ortes zählt nicht. Musst du dich zurückziehen, kehrst du auf dein Ausgangsfeld zurück.',
  'card.burning-shield': 'Brennender Schild',
  'card.burning-shield.strongName': 'Explodierender Schild',
  'card.burning-shield.basic':
    'Feuer-Block 4. Ist er Teil eines erfolgreichen Blocks, darfst du ihn in der Angriffsphase auch als Feuer-Angriff 4 benutzen.',
  'card.burning-shield.strong':
    'Feuer-Block 4. Ist er Teil eines erfolgreichen Blocks, wird der geblockte Feind zerstört.',
  'card.chill': 'Frost',
  'card.chill.strongName': 'Tödlicher Frost',
  'card.chill.basic':
    '1 Feind greift in diesem Kampf nicht an und verliert bis zum Ende des Zugs seinen Feuer-Widerstand.',
  'card.chill.strong': '1 Feind greift in diesem Kampf nicht an. Bis zum Ende des Zugs Rüstung −4 (nicht unter 1).',
  'card.wings-of-wind': 'Flügel des Windes',
  'card.wings-of-wind.strongName': 'Flügel der Nacht',
  'card.wings-of-wind.basic':
    'Gib 1 bis 5 Bewegungspunkte aus: Fliege so viele aufgedeckte Felder weit, ohne jemanden zu provozieren. Das letzte Feld muss ein sicherer Platz sein.',
  'card.wings-of-wind.strong':
    '1 Feind greift in diesem Kampf nicht an. Weitere Feinde kosten Bewegungspunkte: der zweite 1, der dritte 2 und so weiter.',
  'card.restoration': 'Wiederherstellung',
  'card.restoration.strongName': 'Wiedergeburt',
  'card.restoration.basic': 'Heilung 3 (im Wald Heilung 5).',
  'card.restoration.strong':
    'Heilung 3, und mache Einheiten mit zusammen bis zu 3 Level bereit (im Wald Heilung 5 und bis zu 5 Level).',
  'card.demolish': 'Zerstören',
  'card.demolish.strongName': 'Auflösen',
  'card.demolish.basic':
    'Die Befestigung des Ortes zählt in diesem Zug nicht. Rüstung aller Feinde −1 (nicht unter 1).',
  'card.demolish.strong':
    'Nur in der Angriffsphase: Zerstöre 1 Feind. Rüstung aller anderen Feinde −1 (nicht unter 1).',
  'card.space-bending': 'Raumkrümmung',
  'card.space-bending.strongName': 'Zeitkrümmung',
  'card.space-bending.basic':
    'In diesem Zug gelten Felder und Plätze für Spielplanteile in Entfernung 2 für Bewegung und Erkunden als benachbart. Übersprungene Felder zählen nicht, und du provozierst niemanden.',
  'card.space-bending.strong':
    'Am Ende des Zugs: Lege diese Karte bis zum Ende der Runde beiseite und nimm alle anderen in diesem Zug gespielten Karten auf die Hand zurück. Ziehe keine Karten, sondern mache sofort einen weiteren Zug.',
  'card.call-to-arms': 'Ruf zu den Waffen',
  'card.call-to-arms.strongName': 'Ruf zum Ruhm',
  'card.call-to-arms.basic':
    'Benutze 1 Fähigkeit einer Einheit im Einheitenangebot. Ihr kannst du keinen Schaden zuweisen.',
  'card.call-to-arms.strong':
    'Nimm 1 Einheit aus dem Einheitenangebot kostenlos zu dir. Sind alle Befehlsplättchen besetzt, mustere zuvor eine andere aus.',
  'card.meditation': 'Meditation',
  'card.meditation.strongName': 'Trance',
  'card.meditation.basic':
    '2 zufällige Karten aus deiner Ablage kommen oben auf oder unter dein Handlungsdeck. Beim nächsten Ziehen Handkartenlimit +2.',
  'card.meditation.strong':
    '2 Karten deiner Wahl aus deiner Ablage kommen oben auf oder unter dein Handlungsdeck. Beim nächsten Ziehen Handkartenlimit +2.',
  'card.mana-meltdown': 'Manaschmelze',
  'card.mana-meltdown.strongName': 'Manastrahlung',
  'card.mana-meltdown.basic':
    'Jeder andere Spieler verliert 1 zufälligen Kristall; 1 davon darfst du nehmen. Wer keinen Kristall hat, nimmt stattdessen 1 Verletzung.',
  'card.mana-meltdown.strong':
    'Wähle eine Grundfarbe: Jeder Spieler, auch du, nimmt 1 Verletzung für jeden eigenen Kristall dieser Farbe. Danach erhältst du 2 Kristalle dieser Farbe.',
  'card.mana-claim': 'Manabesitz',
  'card.mana-claim.strongName': 'Manafluch',
  'card.mana-claim.basic':
    'Nimm 1 Würfel der Quelle mit einer Grundfarbe und behalte ihn bis zum Ende der Runde: Erhalte sofort 3 Mana dieser Farbe oder in jedem deiner weiteren Züge dieser Runde 1 Mana davon.',
  'card.mana-claim.strong':
    'Wie oben. Außerdem nimmt bis zum Ende der Runde jeder andere Spieler, der in einem Zug Mana dieser Farbe benutzt, 1 Verletzung (einmal je Zug).',
  'card.mind-read': 'Gedankenlesen',
  'card.mind-read.strongName': 'Gedankenraub',
  'card.mind-read.basic':
    'Wähle eine Farbe: Erhalte 1 Kristall dieser Farbe. Jeder andere Spieler legt 1 Zauber oder 1 Aktionskarte dieser Farbe von der Hand ab oder zeigt vor, dass er keine hat.',
  'card.mind-read.strong':
    'Wie oben. Du darfst 1 der abgelegten Aktionskarten (keinen Zauber) endgültig auf die Hand nehmen.',
  'card.energy-flow': 'Energiefluss',
  'card.energy-flow.strongName': 'Energieraub',
  'card.energy-flow.basic':
    'Mache 1 Einheit bereit. Tust du es, darfst du von jedem anderen Spieler 1 Einheit mit Level 1 oder 2 verausgaben.',
  'card.energy-flow.strong':
    'Mache 1 Einheit bereit und heile sie. Tust du es, darfst du von jedem anderen Spieler 1 Einheit mit Level 1 bis 3 verausgaben.',
  'card.offering': 'Opfergabe',
  'card.offering.strongName': 'Opferung',
  'card.offering.basic':
    'Erhalte 1 roten Kristall. Du darfst bis zu 3 Handkarten ablegen (keine Verletzungen): je 1 Kristall ihrer Farbe (Artefakt: Farbe deiner Wahl).',
  'card.offering.strong':
    'Wähle Grün oder Weiß und dazu Rot oder Blau. Für jedes Paar Kristalle dieser beiden Farben, das du hast: Belagerungsangriff 4 (Grün) oder Fernangriff 6 (Weiß), mit Feuer (Rot) oder Eis (Blau). Alle diese Paare werden zu Manamarkern.',
  'card.mist-form': 'Nebelgestalt',
  'card.mist-form.strongName': 'Nebelschleier',
  'card.mist-form.basic':
    'Bewegung 4. Jedes Gelände, auch Seen, kostet in diesem Zug 2. Hügel und Gebirge kannst du bis zum Ende des Zugs nicht betreten.',
  'card.mist-form.strong':
    'Alle deine Einheiten erhalten in diesem Zug alle Widerstände. Die erste Verletzung, die ein Feind dir in diesem Zug zufügen würde, entfällt samt Nebenwirkungen.',
  'card.charm': 'Bezaubern',
  'card.charm.strongName': 'Besessenheit',
  'card.charm.basic':
    'Einfluss 4. Bei einer Interaktion dazu 1 Kristall einer beliebigen Grundfarbe oder 1 Einheit für 3 Einfluss weniger.',
  'card.charm.strong':
    '1 Feind greift in diesem Kampf nicht an. In der Angriffsphase dient dir sein Angriff mit Wert und Elementen (ohne Fähigkeiten) gegen die anderen Feinde.',
  'card.cure': 'Heilzauber',
  'card.cure.strongName': 'Seuche',
  'card.cure.basic':
    'Heilung 2. Ziehe 1 Karte für jede Verletzung, die du in diesem Zug von der Hand heilst, und mache jede Einheit bereit, die du in diesem Zug heilst.',
  'card.cure.strong': 'Jeder in der Blockphase geblockte Feind hat Rüstung 1.',

  'card.banner-of-glory': 'Banner des Ruhms',
  'card.banner-of-glory.basic':
    'Banner: Die Einheit hat Rüstung +1 und +1 auf ihre Angriffe und Blocks. Ruhm +1, sooft sie angreift oder blockt.',
  'card.banner-of-glory.strong':
    'Deine Einheiten haben in diesem Zug Rüstung +1 und +1 auf Angriffe und Blocks. Ruhm +1 für jede Einheit, mit der du angreifst oder blockst.',
  'card.banner-of-fear': 'Banner der Furcht',
  'card.banner-of-fear.basic':
    'Banner: In der Blockphase darfst du die Einheit verausgaben, um 1 Angriff eines Feindes aufzuheben; dann Ruhm +1.',
  'card.banner-of-fear.strong': 'Bis zu 3 Feinde greifen in diesem Kampf nicht an.',
  'card.banner-of-protection': 'Banner des Schutzes',
  'card.banner-of-protection.basic': 'Banner: Die Einheit hat Rüstung +1, Feuer-Widerstand und Eis-Widerstand.',
  'card.banner-of-protection.strong':
    'Am Ende des Zugs darfst du alle Verletzungen wegwerfen, die du in diesem Zug erhalten hast.',
  'card.banner-of-courage': 'Banner des Mutes',
  'card.banner-of-courage.basic':
    'Banner: Einmal pro Runde darfst du es außerhalb eines Kampfes umdrehen, um die Einheit bereit zu machen.',
  'card.banner-of-courage.strong': 'Außerhalb eines Kampfes: Mache alle deine Einheiten bereit.',
  'card.ruby-ring': 'Rubinring',
  'card.ruby-ring.basic': 'Erhalte 1 roten Manamarker und 1 roten Kristall. Ruhm +1.',
  'card.ruby-ring.strong':
    'In diesem Zug hast du beliebig viel rotes und schwarzes Mana. Ruhm +1 für jeden roten Zauber, den du wirkst.',
  'card.sapphire-ring': 'Saphirring',
  'card.sapphire-ring.basic': 'Erhalte 1 blauen Manamarker und 1 blauen Kristall. Ruhm +1.',
  'card.sapphire-ring.strong':
    'In diesem Zug hast du beliebig viel blaues und schwarzes Mana. Ruhm +1 für jeden blauen Zauber, den du wirkst.',
  'card.diamond-ring': 'Diamantring',
  'card.diamond-ring.basic': 'Erhalte 1 weißen Manamarker und 1 weißen Kristall. Ruhm +1.',
  'card.diamond-ring.strong':
    'In diesem Zug hast du beliebig viel weißes und schwarzes Mana. Ruhm +1 für jeden weißen Zauber, den du wirkst.',
  'card.emerald-ring': 'Smaragdring',
  'card.emerald-ring.basic': 'Erhalte 1 grünen Manamarker und 1 grünen Kristall. Ruhm +1.',
  'card.emerald-ring.strong':
    'In diesem Zug hast du beliebig viel grünes und schwarzes Mana. Ruhm +1 für jeden grünen Zauber, den du wirkst.',
  'card.sword-of-justice': 'Schwert der Gerechtigkeit',
  'card.sword-of-justice.basic':
    'Lege beliebig viele Handkarten ab (auch keine): je Angriff 3. Ruhm +1 für jeden Feind, den du in diesem Zug besiegst.',
  'card.sword-of-justice.strong':
    'In diesem Zug verdoppelt sich dein physischer Angriff in der Angriffsphase, und Feinde haben keinen Physischen Widerstand. Ruhm +1 für jeden besiegten Feind.',
  'card.horn-of-wrath': 'Horn des Zorns',
  'card.horn-of-wrath.basic': 'Belagerungsangriff 5. Wirf 1 Manawürfel: Bei Schwarz oder Rot nimm 1 Verletzung.',
  'card.horn-of-wrath.strong':
    'Belagerungsangriff 5, den du um bis zu +5 erhöhen darfst. Wirf für jedes +1 einen Manawürfel: Für jedes Schwarz oder Rot nimm 1 Verletzung.',
  'card.endless-bag-of-gold': 'Endloser Goldbeutel',
  'card.endless-bag-of-gold.basic': 'Einfluss 4. Ruhm +2.',
  'card.endless-bag-of-gold.strong': 'Einfluss 9. Ruhm +3.',
  'card.endless-gem-pouch': 'Endloser Edelsteinbeutel',
  'card.endless-gem-pouch.basic':
    'Wirf zweimal einen Manawürfel: je 1 Kristall der gewürfelten Farbe (Gold: Farbe deiner Wahl), bei Schwarz stattdessen Ruhm +1.',
  'card.endless-gem-pouch.strong':
    'Erhalte je 1 Manamarker jeder Grundfarbe, dazu bei Tag 1 goldenen oder bei Nacht 1 schwarzen.',
  'card.golden-grail': 'Goldener Gral',
  'card.golden-grail.basic': 'Heilung 2. Ruhm +1 für jeden Heilungspunkt dieser Karte, den du in diesem Zug ausgibst.',
  'card.golden-grail.strong': 'Heilung 6. Ziehe 1 Karte für jede Verletzung, die du in diesem Zug von der Hand heilst.',
  'card.book-of-wisdom': 'Buch der Weisheit',
  'card.book-of-wisdom.basic':
    'Wirf 1 Aktionskarte von deiner Hand weg: Nimm 1 Fortgeschrittene Aktion derselben Farbe aus dem Angebot auf die Hand.',
  'card.book-of-wisdom.strong':
    'Wirf 1 Aktionskarte von deiner Hand weg: Nimm 1 Zauber derselben Farbe aus dem Angebot auf die Hand und erhalte 1 Kristall dieser Farbe.',
  'card.amulet-of-the-sun': 'Amulett der Sonne',
  'card.amulet-of-the-sun.basic':
    'Erhalte 1 goldenen Manamarker. Bei Nacht in diesem Zug: Wälder kosten 3, du darfst goldenes Mana benutzen, und Besatzungen in der Nähe und Ruinen werden aufgedeckt wie bei Tag.',
  'card.amulet-of-the-sun.strong':
    'Erhalte 3 goldene Manamarker. Bei Nacht in diesem Zug: Wälder kosten 3, du darfst goldenes Mana benutzen, und Besatzungen in der Nähe und Ruinen werden aufgedeckt wie bei Tag.',
  'card.amulet-of-darkness': 'Amulett der Dunkelheit',
  'card.amulet-of-darkness.basic':
    'Erhalte 1 Manamarker einer beliebigen Farbe (auch Gold oder Schwarz). Bei Tag in diesem Zug: Wüsten kosten 3, und du darfst schwarzes Mana benutzen wie bei Nacht.',
  'card.amulet-of-darkness.strong':
    'Erhalte 3 Manamarker beliebiger Farben (auch Gold oder Schwarz). Bei Tag in diesem Zug: Wüsten kosten 3, und du darfst schwarzes Mana benutzen wie bei Nacht.',
  'card.bow-of-starsdawn': 'Bogen der Sternendämmerung',
  'card.bow-of-starsdawn.basic':
    'Lege beliebig viele Handkarten ab (auch keine): je Fernangriff 2. Ruhm +1 für jeden Feind, den du in dieser Phase besiegst.',
  'card.bow-of-starsdawn.strong':
    'In diesem Zug wird jeder deiner Fernangriffe verdoppelt oder zum Belagerungsangriff desselben Elements. Belagerungsangriffe darfst du verdoppeln; sie werden dann zu Fernangriffen.',
  'card.banner-of-command': 'Banner des Befehls',
  'card.banner-of-command.basic':
    'Einfluss 4. Statt eines Befehlsplättchens darfst du die Karte einer Einheit geben, die du in diesem Zug rekrutierst (verdeckt, solange die Einheit verausgabt ist).',
  'card.banner-of-command.strong':
    'Ruhm +2. Nimm 1 Einheit aus dem Einheitenangebot kostenlos zu dir. Sind alle Befehlsplättchen besetzt, mustere zuvor eine andere aus.',
  'card.banner-of-fortitude': 'Banner der Standhaftigkeit',
  'card.banner-of-fortitude.basic':
    'Banner: Einmal pro Runde, wenn die Einheit verletzt würde, darfst du es umdrehen: Die Verletzung und ihre Nebenwirkungen entfallen (der zugewiesene Schaden zählt trotzdem).',
  'card.banner-of-fortitude.strong': 'Außerhalb eines Kampfes: Heile alle deine Einheiten vollständig.',
  'card.soul-harvester': 'Seelenernter',
  'card.soul-harvester.basic':
    'Angriff 3. Für 1 damit besiegten Feind: 1 Kristall, rot bei Feuer-Widerstand, blau bei Eis-Widerstand, grün bei Physischem Widerstand, weiß bei jedem Feind.',
  'card.soul-harvester.strong':
    'Angriff 8. Für jeden in dieser Phase besiegten Feind: 1 Kristall, rot bei Feuer-Widerstand, blau bei Eis-Widerstand, grün bei Physischem Widerstand, weiß bei jedem Feind.',
  'card.shield-of-the-fallen-kings': 'Schild der gefallenen Könige',
  'card.shield-of-the-fallen-kings.basic': 'Block 6. Oder zweimal Block 4 gegen verschiedene Angriffe.',
  'card.shield-of-the-fallen-kings.strong':
    'Kaltfeuer-Block 8. Oder bis zu dreimal Kaltfeuer-Block 4 gegen verschiedene Angriffe.',
  'card.druidic-staff': 'Druidenstab',
  'card.druidic-staff.basic':
    'Lege 1 Handkarte ab. Weiß: Ziehe 1 oder 2 aufgedeckte Felder weit auf einen sicheren Platz. Blau: 2 Kristalle derselben Farbe. Rot: Mache 1 Einheit mit Level 1 bis 3 bereit. Grün: Heilung 3.',
  'card.druidic-staff.strong':
    'Wähle zwei verschiedene Möglichkeiten, ohne eine Karte abzulegen: 1 oder 2 aufgedeckte Felder weit auf einen sicheren Platz ziehen; 2 Kristalle derselben Farbe; 1 Einheit mit Level 1 bis 3 bereit machen; Heilung 3.',
  'card.circlet-of-proficiency': 'Reif der Meisterschaft',
  'card.circlet-of-proficiency.basic':
    'Benutze 1 nicht interaktive Fähigkeit aus dem Allgemeinen Fähigkeitenangebot (auch eine eigene). Eine, die einmal pro Zug geht, wirkt zweimal.',
  'card.circlet-of-proficiency.strong':
    'Nimm 1 beliebige Fähigkeit aus dem Allgemeinen Fähigkeitenangebot für immer, wie bei einem Levelaufstieg.',
  'card.tome-of-all-spells': 'Foliant aller Zauber',
  'card.tome-of-all-spells.basic':
    'Lege 1 farbige Handkarte ab: Benutze die einfache Wirkung eines Zaubers derselben Farbe im Angebot, ohne Mana zu zahlen.',
  'card.tome-of-all-spells.strong':
    'Lege 1 farbige Handkarte ab: Benutze die starke Wirkung eines Zaubers derselben Farbe im Angebot, ohne Mana zu zahlen, auch bei Tag.',
  'card.mysterious-box': 'Mysteriöse Kiste',
  'card.mysterious-box.basic':
    'Decke das oberste Artefakt des Decks auf. In diesem Zug darfst du die Kiste als dieses Artefakt benutzen; dann Ruhm +1. Am Ende des Zugs kommt es unter das Deck. Unbenutzt kehrt die Kiste auf die Hand zurück; als Banner benutzt, wird sie abgelegt.',
  'card.mysterious-box.strong': 'Wer die starke Wirkung des aufgedeckten Artefakts benutzt, wirft die Kiste weg.',
};
