/** German names and texts of the basic and advanced actions, in our own words. */
export const actionsDe: Readonly<Record<string, string>> = {
  'card.rage': 'Wut',
  'card.rage.basic': 'Angriff 2 oder Block 2.',
  'card.rage.strong': 'Angriff 4.',
  'card.determination': 'Verbissenheit',
  'card.determination.basic': 'Angriff 2 oder Block 2.',
  'card.determination.strong': 'Block 5.',
  'card.swiftness': 'Schnelligkeit',
  'card.swiftness.basic': 'Bewegung 2.',
  'card.swiftness.strong': 'Fernangriff 3.',
  'card.march': 'Marsch',
  'card.march.basic': 'Bewegung 2.',
  'card.march.strong': 'Bewegung 4.',
  'card.stamina': 'Ausdauer',
  'card.stamina.basic': 'Bewegung 2.',
  'card.stamina.strong': 'Bewegung 4.',
  'card.tranquility': 'Gelassenheit',
  'card.tranquility.basic': 'Heilung 1, oder ziehe 1 Karte.',
  'card.tranquility.strong': 'Heilung 2, oder ziehe 2 Karten.',
  'card.promise': 'Versprechen',
  'card.promise.basic': 'Einfluss 2.',
  'card.promise.strong': 'Einfluss 4.',
  'card.threaten': 'Drohung',
  'card.threaten.basic': 'Einfluss 2.',
  'card.threaten.strong': 'Einfluss 5. Ansehen −1.',
  'card.crystallize': 'Kristallisieren',
  'card.crystallize.basic': 'Zahle beim Ausspielen 1 Mana einer Grundfarbe: Erhalte 1 Kristall dieser Farbe.',
  'card.crystallize.strong': 'Erhalte 1 Kristall einer beliebigen Grundfarbe.',
  'card.mana-draw': 'Mana schöpfen',
  'card.mana-draw.basic': 'Du darfst in diesem Zug 1 weiteren Manawürfel aus der Quelle benutzen.',
  'card.mana-draw.strong':
    'Nimm 1 Manawürfel aus der Quelle, stelle ihn auf eine beliebige Farbe außer Gold und erhalte 2 Manamarker dieser Farbe. Er zählt nicht als dein normaler Würfel und kommt am Ende des Zugs ungewürfelt in die Quelle zurück.',
  'card.concentration': 'Konzentration',
  'card.concentration.basic': 'Erhalte 1 blauen, weißen oder roten Manamarker.',
  'card.concentration.strong':
    'Spiele zusammen mit dieser Karte eine andere Aktionskarte von der Hand: Ihre starke Wirkung kostet nichts, und alle ihre Werte für Bewegung, Einfluss, Block oder Angriff erhalten +2.',
  'card.improvisation': 'Improvisation',
  'card.improvisation.basic':
    'Lege 1 andere Handkarte ab (keine Verletzung): Bewegung 3, Einfluss 3, Angriff 3 oder Block 3.',
  'card.improvisation.strong':
    'Lege 1 andere Handkarte ab (keine Verletzung): Bewegung 5, Einfluss 5, Angriff 5 oder Block 5.',
  'card.battle-versatility': 'Vielseitiger Kampf',
  'card.battle-versatility.basic': 'Angriff 2, Block 2 oder Fernangriff 1.',
  'card.battle-versatility.strong':
    'Angriff 4, Block 4, Feuer-Angriff 3, Feuer-Block 3, Fernangriff 3 oder Belagerungsangriff 2.',
  'card.mana-pull': 'Manasog',
  'card.mana-pull.basic':
    'Du darfst in diesem Zug 1 weiteren Manawürfel aus der Quelle benutzen. Ist er schwarz, darf er als beliebige Farbe gelten.',
  'card.mana-pull.strong':
    'Nimm 2 Manawürfel aus der Quelle, stelle jeden auf eine beliebige Farbe außer Gold und erhalte je Würfel 1 Manamarker seiner Farbe. Die Würfel kommen am Ende des Zugs ungewürfelt in die Quelle zurück.',
  'card.cold-toughness': 'Kalte Härte',
  'card.cold-toughness.basic': 'Eis-Angriff 2 oder Eis-Block 3.',
  'card.cold-toughness.strong':
    'Eis-Block 5, dazu +1 für jede Fähigkeit, jeden Widerstand und jedes Element des Angriffs (Feuer, Eis; Kaltes Feuer zählt 2) des geblockten Feindes. Kein Zuschlag bei Arkaner Immunität.',
  'card.instinct': 'Instinkt',
  'card.instinct.basic': 'Bewegung 2, Einfluss 2, Angriff 2 oder Block 2.',
  'card.instinct.strong': 'Bewegung 4, Einfluss 4, Angriff 4 oder Block 4.',
  'card.will-focus': 'Willenskraft',
  'card.will-focus.basic': 'Erhalte 1 blauen, weißen oder roten Manamarker oder 1 grünen Kristall.',
  'card.will-focus.strong':
    'Spiele zusammen mit dieser Karte eine andere Aktionskarte von der Hand: Ihre starke Wirkung kostet nichts, und alle ihre Werte für Bewegung, Einfluss, Block oder Angriff erhalten +3.',
  'card.crystal-joy': 'Kristallfreude',
  'card.crystal-joy.basic':
    'Zahle beim Ausspielen 1 Mana einer Grundfarbe: Erhalte 1 Kristall dieser Farbe. Am Ende des Zugs darfst du 1 Handkarte ablegen (keine Verletzung), um diese Karte auf die Hand zurückzunehmen.',
  'card.crystal-joy.strong':
    'Erhalte 1 Kristall einer beliebigen Grundfarbe. Am Ende des Zugs darfst du 1 Handkarte ablegen (auch eine Verletzung), um diese Karte auf die Hand zurückzunehmen.',
  'card.noble-manners': 'Edle Manieren',
  'card.noble-manners.basic': 'Einfluss 2. Bei einer Interaktion benutzt: Ruhm +1 am Ende des Zugs.',
  'card.noble-manners.strong': 'Einfluss 4. Bei einer Interaktion benutzt: Ruhm +1 und Ansehen +1 am Ende des Zugs.',
  'card.rejuvenate': 'Verjüngung',
  'card.rejuvenate.basic':
    'Heilung 1, oder ziehe 1 Karte, oder erhalte 1 grünen Manamarker, oder mache 1 Einheit mit Level 1 oder 2 bereit.',
  'card.rejuvenate.strong':
    'Heilung 2, oder ziehe 2 Karten, oder erhalte 1 grünen Kristall, oder mache 1 Einheit mit Level 1 bis 3 bereit.',
  'card.swift-reflexes': 'Schnelle Reflexe',
  'card.swift-reflexes.basic': 'Bewegung 2, oder Fernangriff 1, oder in der Blockphase: 1 Angriff eines Feindes −1.',
  'card.swift-reflexes.strong': 'Bewegung 4, oder Fernangriff 3, oder in der Blockphase: 1 Angriff eines Feindes −2.',
  'card.tirelessness': 'Unermüdlichkeit',
  'card.tirelessness.basic': 'Bewegung 2. Die nächste andere Karte, die in diesem Zug Bewegung gibt, gibt 1 mehr.',
  'card.tirelessness.strong': 'Bewegung 4. Jede andere Karte, die in diesem Zug Bewegung gibt, gibt 1 mehr.',
  'card.savage-harvesting': 'Wilde Ernte',
  'card.savage-harvesting.basic':
    'Bewegung 2. Einmal in diesem Zug darfst du, wenn du dich auf ein Feld bewegst, 1 Handkarte ablegen (keine Verletzung): Erhalte 1 Kristall ihrer Farbe (Artefakt: Farbe deiner Wahl).',
  'card.savage-harvesting.strong':
    'Bewegung 4. Für jedes Feld, auf das du dich in diesem Zug bewegst, darfst du 1 Handkarte ablegen (keine Verletzung): Erhalte 1 Kristall ihrer Farbe (Artefakt: Farbe deiner Wahl).',
  'card.ruthless-coercion': 'Gnadenloser Zwang',
  'card.ruthless-coercion.basic':
    'Einfluss 2. Du darfst 1 Einheit um 2 Einfluss billiger machen; rekrutierst du sie in diesem Zug, Ansehen −1.',
  'card.ruthless-coercion.strong':
    'Einfluss 6. Ansehen −1. Du darfst eigene Einheiten mit Level 1 oder 2 bereit machen, für 2 Einfluss je Level.',
  'card.one-with-the-land': 'Eins mit dem Land',
  'card.one-with-the-land.basic': 'Bewegung 2, Heilung 1 oder Block 2.',
  'card.one-with-the-land.strong':
    'Bewegung 4, oder Heilung 2, oder ein Block in Höhe der unveränderten Bewegungskosten deines Feldes: bei Tag Feuer-Block, bei Nacht Eis-Block.',
  'card.druidic-paths': 'Pfade der Druiden',
  'card.druidic-paths.basic': 'Bewegung 2. 1 Feld deiner Wahl kostet in diesem Zug 1 Bewegung weniger (nicht unter 2).',
  'card.druidic-paths.strong':
    'Bewegung 4. 1 Geländeart deiner Wahl kostet in diesem Zug 1 Bewegung weniger (nicht unter 2).',

  'card.fire-bolt': 'Feuerbolzen',
  'card.fire-bolt.basic': 'Erhalte 1 roten Kristall.',
  'card.fire-bolt.strong': 'Feuer-Fernangriff 3.',
  'card.ice-bolt': 'Eisbolzen',
  'card.ice-bolt.basic': 'Erhalte 1 blauen Kristall.',
  'card.ice-bolt.strong': 'Eis-Fernangriff 3.',
  'card.swift-bolt': 'Schneller Bolzen',
  'card.swift-bolt.basic': 'Erhalte 1 weißen Kristall.',
  'card.swift-bolt.strong': 'Fernangriff 4.',
  'card.crushing-bolt': 'Zermalmender Bolzen',
  'card.crushing-bolt.basic': 'Erhalte 1 grünen Kristall.',
  'card.crushing-bolt.strong': 'Belagerungsangriff 3.',
  'card.blood-rage': 'Blutrausch',
  'card.blood-rage.basic': 'Angriff 2. Oder nimm 1 Verletzung: stattdessen Angriff 5.',
  'card.blood-rage.strong': 'Angriff 4. Oder nimm 1 Verletzung: stattdessen Angriff 9.',
  'card.ice-shield': 'Eisschild',
  'card.ice-shield.basic': 'Eis-Block 3.',
  'card.ice-shield.strong': 'Eis-Block 3. 1 damit geblockter Feind: Rüstung −3 (nicht unter 1).',
  'card.agility': 'Gewandtheit',
  'card.agility.basic': 'Bewegung 2. Im Kampf darfst du in diesem Zug Bewegungspunkte als Angriff benutzen, 1 zu 1.',
  'card.agility.strong':
    'Bewegung 4. Im Kampf darfst du in diesem Zug Bewegungspunkte 1 zu 1 als Angriff und 2 zu 1 als Fernangriff benutzen.',
  'card.refreshing-walk': 'Erholsamer Spaziergang',
  'card.refreshing-walk.basic': 'Bewegung 2 und Heilung 1 (im Kampf nur Bewegung 2).',
  'card.refreshing-walk.strong': 'Bewegung 4 und Heilung 2 (im Kampf nur Bewegung 4).',
  'card.intimidate': 'Einschüchtern',
  'card.intimidate.basic': 'Einfluss 4 oder Angriff 3. Ansehen −1.',
  'card.intimidate.strong': 'Einfluss 8 oder Angriff 7. Ansehen −2.',
  'card.frost-bridge': 'Frostbrücke',
  'card.frost-bridge.basic': 'Bewegung 2. Sümpfe kosten in diesem Zug 1.',
  'card.frost-bridge.strong': 'Bewegung 4. In diesem Zug sind Seen passierbar, und Seen und Sümpfe kosten 1.',
  'card.song-of-wind': 'Lied des Windes',
  'card.song-of-wind.basic': 'Bewegung 2. Ebenen, Wüsten und Ödland kosten in diesem Zug 1 weniger (nicht unter 0).',
  'card.song-of-wind.strong':
    'Bewegung 2. Ebenen, Wüsten und Ödland kosten in diesem Zug 2 weniger (nicht unter 0). Du darfst 1 blaues Mana zahlen: Seen sind in diesem Zug passierbar und kosten 0.',
  'card.path-finding': 'Pfade finden',
  'card.path-finding.basic': 'Bewegung 2. Jedes Gelände kostet in diesem Zug 1 weniger (nicht unter 2).',
  'card.path-finding.strong': 'Bewegung 4. Jedes passierbare Gelände kostet in diesem Zug 2.',
  'card.blood-ritual': 'Blutritual',
  'card.blood-ritual.basic':
    'Nimm 1 Verletzung. Erhalte 1 roten Kristall und 1 Manamarker einer beliebigen Farbe (auch Gold oder Schwarz).',
  'card.blood-ritual.strong':
    'Nimm 1 Verletzung. Erhalte 3 Manamarker beliebiger Farben (auch Gold oder Schwarz). Du darfst 1 Mana einer Grundfarbe zahlen: Erhalte 1 Kristall dieser Farbe.',
  'card.pure-magic': 'Reine Magie',
  'card.pure-magic.basic':
    'Zahle beim Ausspielen 1 Mana. Grün: Bewegung 4. Weiß: Einfluss 4. Blau: Block 4. Rot: Angriff 4.',
  'card.pure-magic.strong':
    'Zahle beim Ausspielen 1 Mana. Grün: Bewegung 7. Weiß: Einfluss 7. Blau: Block 7. Rot: Angriff 7.',
  'card.heroic-tale': 'Heldengeschichte',
  'card.heroic-tale.basic': 'Einfluss 3. Ansehen +1 für jede Einheit, die du in diesem Zug rekrutierst.',
  'card.heroic-tale.strong': 'Einfluss 6. Ruhm +1 und Ansehen +1 für jede Einheit, die du in diesem Zug rekrutierst.',
  'card.regeneration': 'Regeneration',
  'card.regeneration.basic': 'Heilung 1, und mache 1 Einheit mit Level 1 oder 2 bereit.',
  'card.regeneration.strong': 'Heilung 2, und mache 1 Einheit mit Level 1 bis 3 bereit.',
  'card.into-the-heat': 'Ins Getümmel',
  'card.into-the-heat.basic':
    'Zu Beginn eines Kampfes: Alle deine Einheiten erhalten in diesem Kampf +2 auf Angriff und Block. Du darfst ihnen in diesem Zug keinen Schaden zuweisen.',
  'card.into-the-heat.strong':
    'Zu Beginn eines Kampfes: Alle deine Einheiten erhalten in diesem Kampf +3 auf Angriff und Block. Du darfst ihnen in diesem Zug keinen Schaden zuweisen.',
  'card.steady-tempo': 'Gleichmäßiges Tempo',
  'card.steady-tempo.basic':
    'Bewegung 2. Am Ende des Zugs darfst du diese Karte unter dein Handlungsdeck legen, statt sie abzulegen, wenn das Deck nicht leer ist.',
  'card.steady-tempo.strong':
    'Bewegung 4. Am Ende des Zugs darfst du diese Karte oben auf dein Handlungsdeck legen, statt sie abzulegen.',
  'card.diplomacy': 'Diplomatie',
  'card.diplomacy.basic': 'Einfluss 2. Du darfst Einfluss in diesem Zug als Block benutzen.',
  'card.diplomacy.strong':
    'Einfluss 4. Wähle Eis oder Feuer: Du darfst Einfluss in diesem Zug als Block dieses Elements benutzen.',
  'card.in-need': 'In Not',
  'card.in-need.basic':
    'Einfluss 3, dazu +1 für jede Verletzung, die du auf deiner Hand zeigst, und jede auf deinen Einheiten.',
  'card.in-need.strong':
    'Einfluss 5, dazu +2 für jede Verletzung, die du auf deiner Hand zeigst, und jede auf deinen Einheiten.',
  'card.decompose': 'Zersetzen',
  'card.decompose.basic': 'Wirf 1 Aktionskarte von deiner Hand weg: Erhalte 2 Kristalle ihrer Farbe.',
  'card.decompose.strong':
    'Wirf 1 Aktionskarte von deiner Hand weg: Erhalte je 1 Kristall jeder Grundfarbe, die sie nicht hat.',
  'card.crystal-mastery': 'Kristallbeherrschung',
  'card.crystal-mastery.basic': 'Erhalte 1 Kristall einer Farbe, von der du schon einen hast.',
  'card.crystal-mastery.strong':
    'Am Ende des Zugs kommen alle Kristalle, die du in diesem Zug ausgegeben hast, in deinen Vorrat zurück.',
  'card.mana-storm': 'Manasturm',
  'card.mana-storm.basic':
    'Wähle 1 Manawürfel der Quelle, der eine Grundfarbe zeigt: Erhalte 1 Kristall dieser Farbe und würfle den Würfel sofort neu.',
  'card.mana-storm.strong':
    'Würfle alle Manawürfel der Quelle neu. Du darfst in diesem Zug 3 weitere Würfel aus der Quelle benutzen; schwarze und goldene gelten dabei bei Tag und bei Nacht als beliebige Grundfarbe.',
  'card.ambush': 'Hinterhalt',
  'card.ambush.basic':
    'Bewegung 2. Die erste Angriffskarte, die du in diesem Zug spielst, erhält +1 oder die erste Blockkarte +2, je nachdem, welche zuerst kommt.',
  'card.ambush.strong':
    'Bewegung 4. Die erste Angriffskarte, die du in diesem Zug spielst, erhält +2 oder die erste Blockkarte +4, je nachdem, welche zuerst kommt.',
  'card.maximal-effect': 'Maximalwirkung',
  'card.maximal-effect.basic': 'Wirf 1 andere Aktionskarte von deiner Hand weg: Benutze ihre einfache Wirkung dreimal.',
  'card.maximal-effect.strong':
    'Wirf 1 andere Aktionskarte von deiner Hand weg: Benutze ihre starke Wirkung zweimal, ohne Mana zu zahlen.',
  'card.magic-talent': 'Magietalent',
  'card.magic-talent.basic':
    'Lege 1 farbige Handkarte ab: Du darfst in diesem Zug 1 Zauber dieser Farbe aus dem Angebot spielen, als wäre er auf deiner Hand (sein Mana zahlst du). Er bleibt im Angebot.',
  'card.magic-talent.strong':
    'Zahle beim Ausspielen 1 Mana: Nimm 1 Zauber dieser Farbe aus dem Angebot in deine Ablage.',
  'card.learning': 'Lernen',
  'card.learning.basic':
    'Einfluss 2. Einmal in diesem Zug darfst du für 6 Einfluss 1 Fortgeschrittene Aktion aus ihrem Angebot in deine Ablage nehmen.',
  'card.learning.strong':
    'Einfluss 4. Einmal in diesem Zug darfst du für 9 Einfluss 1 Fortgeschrittene Aktion aus ihrem Angebot auf die Hand nehmen.',
  'card.training': 'Ausbildung',
  'card.training.basic':
    'Wirf 1 Aktionskarte von deiner Hand weg: Nimm 1 Fortgeschrittene Aktion derselben Farbe aus dem Angebot in deine Ablage.',
  'card.training.strong':
    'Wirf 1 Aktionskarte von deiner Hand weg: Nimm 1 Fortgeschrittene Aktion derselben Farbe aus dem Angebot auf die Hand.',
  'card.counterattack': 'Gegenangriff',
  'card.counterattack.basic': 'Angriff 2, dazu +2 für jeden Feind, den du in diesem Zug geblockt hast.',
  'card.counterattack.strong': 'Angriff 4, dazu +3 für jeden Feind, den du in diesem Zug geblockt hast.',
  'card.ritual-attack': 'Ritueller Angriff',
  'card.ritual-attack.basic':
    'Wirf 1 andere Aktionskarte von deiner Hand weg. Rot: Angriff 5. Blau: Eis-Angriff 3. Weiß: Fernangriff 3. Grün: Belagerungsangriff 2.',
  'card.ritual-attack.strong':
    'Wirf 1 andere Aktionskarte von deiner Hand weg. Rot: Feuer-Angriff 6. Blau: Kaltfeuer-Angriff 4. Weiß: Feuer-Fernangriff 4. Grün: Feuer-Belagerungsangriff 3.',
  'card.blood-of-ancients': 'Blut der Ahnen',
  'card.blood-of-ancients.basic':
    'Nimm 1 Verletzung und zahle 1 Mana einer beliebigen Farbe: Nimm 1 Fortgeschrittene Aktion dieser Farbe aus dem Angebot auf die Hand.',
  'card.blood-of-ancients.strong':
    'Nimm 1 Verletzung auf die Hand oder in die Ablage: Benutze die starke Wirkung einer beliebigen Fortgeschrittenen Aktion im Angebot, ohne Mana zu zahlen. Sie bleibt dort.',
  'card.shield-bash': 'Schildschlag',
  'card.shield-bash.basic': 'Block 3; zählt gegen einen flinken Angriff doppelt.',
  'card.shield-bash.strong':
    'Block 5; zählt gegen einen flinken Angriff doppelt. Für jeden überschüssigen Blockpunkt: Rüstung des geblockten Feindes −1 (nicht unter 1).',
  'card.temporal-portal': 'Zeitportal',
  'card.temporal-portal.basic':
    'Als deine Aktion: Du darfst auf ein benachbartes, aufgedecktes Feld ziehen, das ein sicherer Platz ist, ohne jemanden zu provozieren. Beim nächsten Ziehen Handkartenlimit +1.',
  'card.temporal-portal.strong':
    'Als deine Aktion: Ziehe bis zu 2 Felder weit auf einen sicheren Platz, ohne jemanden zu provozieren, und beim nächsten Ziehen Handkartenlimit +1. Oder höchstens 1 Feld weit, und Handkartenlimit +2.',
  'card.spell-forge': 'Zauberschmiede',
  'card.spell-forge.basic': 'Erhalte 1 Kristall in der Farbe eines Zaubers im Angebot.',
  'card.spell-forge.strong': 'Erhalte 2 Kristalle in den Farben von zwei verschiedenen Zaubern im Angebot.',
  'card.chivalry': 'Ritterlichkeit',
  'card.chivalry.basic': 'Angriff 3. Oder Angriff 2, und für jeden damit besiegten Feind Ansehen +1.',
  'card.chivalry.strong': 'Angriff 6. Oder Angriff 4, und für jeden damit besiegten Feind Ansehen +1 und Ruhm +1.',
  'card.peaceful-moment': 'Friedlicher Augenblick',
  'card.peaceful-moment.basic':
    'Einfluss 3. Du darfst die Karte als deine Aktion spielen: Dann kauft dir je 2 Einfluss 1 Heilung, beliebig oft.',
  'card.peaceful-moment.strong':
    'Einfluss 6. Du darfst die Karte als deine Aktion spielen: Dann kauft dir je 2 Einfluss 1 Heilung, beliebig oft, und du darfst 1 Einheit bereit machen, für 2 Einfluss je Level.',
  'card.dodge-and-weave': 'Ausweichen und Abtauchen',
  'card.dodge-and-weave.basic':
    '1 Angriff eines Feindes −2. In der Angriffsphase Angriff 1, wenn du in diesem Kampf bis dahin keine Verletzung auf die Hand genommen hast.',
  'card.dodge-and-weave.strong':
    '1 Angriff eines Feindes −4 oder 2 Angriffe je −2. In der Angriffsphase Angriff 2, wenn du in diesem Kampf bis dahin keine Verletzung auf die Hand genommen hast.',
  'card.stout-resolve': 'Feste Entschlossenheit',
  'card.stout-resolve.basic': 'Bewegung 2, Einfluss 2, Angriff 2 oder Block 2. Du darfst 1 Verletzung ablegen: +1.',
  'card.stout-resolve.strong':
    'Bewegung 3, Einfluss 3, Angriff 3 oder Block 3. Du darfst beliebig viele Handkarten ablegen, darunter höchstens 1 Verletzung: je +2.',
  'card.force-of-nature': 'Naturgewalt',
  'card.force-of-nature.basic': '1 deiner Einheiten erhält in diesem Kampf Physischen Widerstand.',
  'card.force-of-nature.strong': 'Belagerungsangriff 3 oder Block 6.',
  'card.mountain-lore': 'Bergkunde',
  'card.mountain-lore.basic': 'Bewegung 3. Endet dein Zug auf einem Hügel: beim nächsten Ziehen Handkartenlimit +1.',
  'card.mountain-lore.strong':
    'Bewegung 5. Du darfst Gebirge für 5 betreten; am Ende dieses Zugs ist es ein sicherer Platz. Endet dein Zug im Gebirge: beim nächsten Ziehen Handkartenlimit +2, auf einem Hügel +1.',
  'card.power-of-crystals': 'Kraft der Kristalle',
  'card.power-of-crystals.basic': 'Erhalte 1 Kristall einer Grundfarbe, von der du keinen hast.',
  'card.power-of-crystals.strong':
    'Bewegung 4, oder Heilung 2, oder ziehe 2 Karten. Für jeden vollen Satz aus 4 verschiedenfarbigen Kristallen in deinem Vorrat: Bewegung +2, Heilung +1 oder 1 Karte mehr.',
  'card.rush-of-adrenaline': 'Adrenalinstoß',
  'card.rush-of-adrenaline.basic':
    'Ziehe 1 Karte für jede der ersten 3 Verletzungen, die du in diesem Zug auf die Hand nimmst.',
  'card.rush-of-adrenaline.strong':
    'Die erste Verletzung, die du in diesem Zug auf die Hand nimmst, wird weggeworfen, und du ziehst 1 Karte. Ziehe 1 Karte für jede der nächsten 3.',
  'card.explosive-bolt': 'Explosiver Bolzen',
  'card.explosive-bolt.basic': 'Nimm 1 Verletzung. Erhalte 1 weißen und 1 roten Kristall.',
  'card.explosive-bolt.strong':
    'Fernangriff 3. Für jeden damit besiegten Feind: Rüstung eines anderen Feindes −1 (nicht unter 1).',
  'card.chilling-stare': 'Eisiger Blick',
  'card.chilling-stare.basic':
    'Einfluss 3, oder 1 Angriff eines Feindes verliert alle seine Fähigkeiten, behält aber sein Element.',
  'card.chilling-stare.strong': 'Einfluss 5, oder 1 Feind greift in diesem Zug nicht an.',
};
