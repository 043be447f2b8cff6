/** German words of heroes, sites, cities, scenarios, ruins and map tiles. */
export const placesDe: Readonly<Record<string, string>> = {
  'hero.arythea': 'Arythea',
  'hero.arythea.text':
    'Blut ist ihre Tinte und Feuer ihre Handschrift: Die Hexe der Finsternis macht aus jeder eigenen Wunde eine Waffe.',
  'hero.tovak': 'Tovak',
  'hero.tovak.text': 'Der kalte Ritter redet wenig, blockt alles und glaubt an Stahl mehr als an Magie.',
  'hero.goldyx': 'Goldyx',
  'hero.goldyx.text':
    'Der gelehrte Drakonier sammelt Kristalle wie andere Leute Schulden, und vergisst nie, wo einer liegt.',
  'hero.norowas': 'Norowas',
  'hero.norowas.text':
    'Der Elfenfürst führt lieber, als er kämpft. Wo er spricht, legen Bauern die Hacke weg und greifen zum Speer.',
  'hero.wolfhawk': 'Wolfhawk',
  'hero.wolfhawk.text': 'Allein ist der Jägerin am wohlsten: ein Pfeil, eine Fährte, und keiner, der ihr hineinredet.',
  'hero.krang': 'Krang',
  'hero.krang.text':
    'Der Ork-Schamane weiß selbst nicht, was das Chaos ihm heute schenkt. Seine Feinde erfahren es zuerst.',
  'hero.braevalar': 'Braevalar',
  'hero.braevalar.text':
    'Der Druide geht, wo kein Weg ist, mal auf zwei Beinen, mal auf vier, und das Gewitter geht mit.',

  'site.portal': 'Portal',
  'site.portal.text':
    'Hier betreten alle Helden das Land. Mehrere Helden dürfen hier stehen, und niemand kämpft hier gegeneinander.',
  'site.village': 'Dorf',
  'site.village.text':
    'Interaktion: Rekrutiere Einheiten mit Dorfsymbol; Heilung 1 kostet 3 Einfluss. Plündern: einmal zwischen zwei eigenen Zügen, außerhalb deines Zugs: Ziehe 2 Karten, Ansehen −1.',
  'site.monastery': 'Kloster',
  'site.monastery.text':
    'Interaktion: Rekrutiere Einheiten mit Klostersymbol; Heilung 1 kostet 2 Einfluss; eine Fortgeschrittene Aktion aus dem Einheitenangebot kostet 6 Einfluss und kommt oben auf dein Handlungsdeck. Niederbrennen als Aktion: Ansehen −3, kämpfe ohne Einheiten gegen 1 violetten Feind (nicht befestigt). Sieg: 1 Artefakt, und das Kloster ist zerstört.',
  'site.keep': 'Burg',
  'site.keep.text':
    'Überfall: Ansehen −1, kämpfe gegen 1 befestigten grauen Feind. Sieg: Die Burg gehört dir. In eigenen Burgen rekrutierst du Einheiten mit Burgsymbol; endet dein Zug auf oder neben einer, steigt dein Handkartenlimit um die Zahl deiner Burgen. Die Burg eines anderen: ein neuer grauer Feind, halber Ruhm (aufgerundet).',
  'site.mage-tower': 'Magierturm',
  'site.mage-tower.text':
    'Überfall: Ansehen −1, kämpfe gegen 1 befestigten violetten Feind. Sieg: 1 Zauber. Danach für alle, Interaktion: Rekrutiere Einheiten mit Magierturmsymbol; ein Zauber aus dem Angebot kostet 7 Einfluss und 1 Mana seiner Farbe und kommt oben auf dein Handlungsdeck.',
  'site.city': 'Stadt',
  'site.city.text':
    'Überfall: Ansehen −1, alle Verteidiger sind befestigt und haben den Bonus der Stadt. Für jeden besiegten Verteidiger legst du 1 Schild auf die Stadtkarte; wer bei der Eroberung die meisten hat, ist Stadtanführer (bei Gleichstand zählt der früheste Schild). Erobert, Interaktion: Rekrutiere Einheiten mit Stadtsymbol, +1 Einfluss je eigenem Schild. Auf oder neben ihr: Handkartenlimit +1 mit eigenem Schild, +2 als Anführer.',
  'site.crystal-mine': 'Kristallbergwerk',
  'site.crystal-mine.text':
    'Endet dein Zug hier, erhältst du 1 Kristall der Farbe des Bergwerks (nichts, wenn du schon 3 davon hast).',
  'site.deep-mine': 'Tiefes Bergwerk',
  'site.deep-mine.text':
    'Endet dein Zug hier, erhältst du 1 Kristall einer der gezeigten Farben (nichts, wenn du schon 3 davon hast).',
  'site.magical-glade': 'Magische Lichtung',
  'site.magical-glade.text':
    'Beginnt dein Zug hier, erhältst du bei Tag 1 goldenen, bei Nacht 1 schwarzen Manamarker. Endet dein Zug hier, darfst du 1 Verletzung aus der Hand oder der Ablage wegwerfen; das ist keine Heilung.',
  'site.marauding-orcs': 'Marodierende Orks',
  'site.marauding-orcs.text':
    '1 grüner Feind, offen. Das Feld kann nicht betreten werden. Wer von einem Nachbarfeld zu einem anderen zieht, provoziert ihn; von einem Nachbarfeld aus kannst du ihn herausfordern. Sieg: Ansehen +1, das Feld ist frei.',
  'site.draconum': 'Drakonier',
  'site.draconum.text':
    '1 roter Feind, offen. Das Feld kann nicht betreten werden. Wer von einem Nachbarfeld zu einem anderen zieht, provoziert ihn; von einem Nachbarfeld aus kannst du ihn herausfordern. Sieg: Ansehen +2, das Feld ist frei.',
  'site.ancient-ruins': 'Ruinen',
  'site.ancient-ruins.text':
    'Hier liegt ein Ruinenplättchen: bei Tag offen, bei Nacht verdeckt, bis ein neuer Tag beginnt oder ein Held das Feld betritt. Altar: Zahle als Aktion das gezeigte Mana und erhalte sofort den Ruhm. Feinde: Besiege als Aktion alle gezeigten; übrige bleiben, besiegte kommen nicht wieder. Dann erhältst du die gezeigte Belohnung.',
  'site.dungeon': 'Dungeon',
  'site.dungeon.text':
    'Als Aktion: Kämpfe ohne Einheiten und nach den Regeln der Nacht gegen 1 braunen Feind; ein unbesiegter wird abgelegt. Sieg: Wirf 1 Manawürfel: bei Gold oder Schwarz 1 Zauber, sonst 1 Artefakt. Erobert darf er weiter betreten werden, dann nur für Ruhm.',
  'site.tomb': 'Grabstätte',
  'site.tomb.text':
    'Als Aktion: Kämpfe ohne Einheiten und nach den Regeln der Nacht gegen 1 roten Feind; ein unbesiegter wird abgelegt. Sieg: 1 Zauber und 1 Artefakt. Erobert darf sie weiter betreten werden, dann nur für Ruhm.',
  'site.monster-den': 'Monsterhöhle',
  'site.monster-den.text':
    'Als Aktion: Kämpfe gegen 1 braunen Feind; ein unbesiegter bleibt offen liegen. Sieg: 2 zufällige Kristalle (je 1 Manawürfel: Gold ist eine Farbe deiner Wahl, Schwarz bringt stattdessen Ruhm +1).',
  'site.spawning-grounds': 'Brutstätte',
  'site.spawning-grounds.text':
    'Als Aktion: Kämpfe gegen 2 braune Feinde; unbesiegte bleiben offen liegen, ein besiegter wird durch einen neuen, verdeckten ersetzt. Sieg über beide: 1 Artefakt und 3 zufällige Kristalle (je 1 Manawürfel: Gold ist eine Farbe deiner Wahl, Schwarz bringt stattdessen Ruhm +1).',
  'site.maze': 'Irrgarten',
  'site.maze.text':
    'Als Aktion: Zahle dafür gespielte 2, 4 oder 6 Bewegung für einen Weg und kämpfe gegen 1 braunen Feind; höchstens 1 bereite, unverletzte Einheit kommt mit. Ein unbesiegter Feind wird abgelegt. Sieg: 2 Kristalle deiner Wahl (2), 1 Zauber (4) oder 1 Artefakt (6). Jeder Weg nur einmal, jeder Spieler nur einmal.',
  'site.labyrinth': 'Labyrinth',
  'site.labyrinth.text':
    'Als Aktion: Zahle dafür gespielte 2, 4 oder 6 Bewegung für einen Weg und kämpfe gegen 1 roten Feind; höchstens 1 bereite, unverletzte Einheit kommt mit. Ein unbesiegter Feind wird abgelegt. Sieg: 1 Fortgeschrittene Aktion, dazu 2 Kristalle deiner Wahl (2), 1 Zauber (4) oder 1 Artefakt (6). Jeder Weg nur einmal, jeder Spieler nur einmal.',
  'site.refugee-camp': 'Flüchtlingslager',
  'site.refugee-camp.text':
    'Interaktion: Rekrutiere jede Einheit: mit Dorfsymbol zu ihren Kosten, mit Burg-, Magierturm- oder Klostersymbol für 1 Einfluss mehr, nur mit Stadtsymbol für 3 mehr (die günstigste Möglichkeit zählt).',
  'site.wall': 'Mauer',
  'site.wall.text':
    'Steht zwischen zwei Feldern. Sie zu überqueren kostet 1 Bewegung mehr, ohne Nachlass. Über sie hinweg herausgeforderte oder überfallene Feinde sind befestigt, eine befestigte Besatzung doppelt. Über sie hinweg provozierst du niemanden. Wer fliegt, beachtet sie nicht.',

  'city.white': 'Weiße Stadt',
  'city.white.text':
    'Alle Verteidiger: Rüstung +1. Erobert: Rekrutiere Einheiten jeder Art; für je 2 Einfluss kommt 1 Eliteeinheit ins Einheitenangebot.',
  'city.blue': 'Blaue Stadt',
  'city.blue.text':
    'Verteidiger: Eis- und Feuer-Angriffe +2, Kaltfeuer-Angriffe +1. Erobert: Rekrutiere Einheiten mit Stadtsymbol; ein Zauber aus dem Angebot kostet 7 Einfluss und 1 Mana seiner Farbe und kommt oben auf dein Handlungsdeck.',
  'city.red': 'Rote Stadt',
  'city.red.text':
    'Verteidiger: Physische Angriffe sind brutal. Erobert: Rekrutiere Einheiten mit Stadtsymbol; ein Artefakt kostet 12 Einfluss und wird am Ende des Zugs wie eine Kampfbelohnung gezogen.',
  'city.green': 'Grüne Stadt',
  'city.green.text':
    'Verteidiger: Physische Angriffe sind giftig. Erobert: Rekrutiere Einheiten mit Stadtsymbol; eine Fortgeschrittene Aktion aus dem Angebot oder die oberste ihres Decks kostet 6 Einfluss und kommt oben auf dein Handlungsdeck.',

  'scenario.first-reconnaissance': 'Die ersten Erkundungen',
  'scenario.first-reconnaissance.text':
    'Zum Kennenlernen: Findet in 3 Runden (Tag, Nacht, Tag; allein 4 Runden) die Stadt. Wer ein Spielplanteil aufdeckt, erhält Ruhm +1. Ist die Stadt aufgedeckt, hat jeder noch einen Zug; betreten werden kann sie nicht. Der meiste Ruhm gewinnt.',
  'scenario.solo-conquest': 'Solo-Eroberung',
  'scenario.solo-conquest.text':
    'Allein gegen die Zeit: Finde und erobere in 6 Runden beide Städte (die erste Level 5, die zweite Level 8). Ein Dummyspieler treibt die Runden voran. Gelingt es, gewinnst du; Ruhm, Erfolge und gesparte Zeit ergeben deine Punkte.',
  'scenario.full-conquest': 'Vollständige Eroberung',
  'scenario.full-conquest.text':
    'Erobert in 6 Runden alle Städte (Level 4). Sind alle gefallen, hat jeder noch einen Zug. Jede Stadt, die du anführst, bringt 7 Ruhm, jede andere mit einem Schild von dir 4; dazu kommen die Erfolge. Der meiste Ruhm gewinnt.',
  'scenario.blitz-conquest': 'Blitz-Eroberung',
  'scenario.blitz-conquest.text':
    'Die kurze Eroberung: alle Städte (Level 3) in 4 Runden. Ihr beginnt mit Ruhm 1, besserem Ansehen, 1 Manawürfel und 1 Einheit im Angebot mehr, und jeder Levelaufstieg bringt 1 Ruhm extra. Wertung wie bei der Vollständigen Eroberung.',

  'ruin.altar-green': 'Altar (grün)',
  'ruin.altar-green.text': 'Zahle als Aktion 3 grünes Mana: Ruhm +7.',
  'ruin.altar-blue': 'Altar (blau)',
  'ruin.altar-blue.text': 'Zahle als Aktion 3 blaues Mana: Ruhm +7.',
  'ruin.altar-white': 'Altar (weiß)',
  'ruin.altar-white.text': 'Zahle als Aktion 3 weißes Mana: Ruhm +7.',
  'ruin.altar-red': 'Altar (rot)',
  'ruin.altar-red.text': 'Zahle als Aktion 3 rotes Mana: Ruhm +7.',
  'ruin.ruin-brown-red': 'Bewachter Schatz (braun, rot)',
  'ruin.ruin-brown-red.text': 'Besiege als Aktion 1 braunen und 1 roten Feind. Belohnung: 2 Artefakte.',
  'ruin.ruin-green-red': 'Bewachter Schatz (grün, rot)',
  'ruin.ruin-green-red.text':
    'Besiege als Aktion 1 grünen und 1 roten Feind. Belohnung: 1 Artefakt und 1 Fortgeschrittene Aktion.',
  'ruin.ruin-gray-white': 'Bewachter Schatz (grau, weiß)',
  'ruin.ruin-gray-white.text': 'Besiege als Aktion 1 grauen und 1 weißen Feind. Belohnung: 1 Artefakt und 1 Zauber.',
  'ruin.ruin-gray-brown': 'Bewachter Schatz (grau, braun)',
  'ruin.ruin-gray-brown.text': 'Besiege als Aktion 1 grauen und 1 braunen Feind. Belohnung: 1 Artefakt.',
  'ruin.ruin-gray-violet': 'Bewachter Schatz (grau, violett)',
  'ruin.ruin-gray-violet.text':
    'Besiege als Aktion 1 grauen und 1 violetten Feind. Belohnung: 1 beliebige Einheit aus dem Einheitenangebot.',
  'ruin.ruin-green-brown': 'Bewachter Schatz (grün, braun)',
  'ruin.ruin-green-brown.text': 'Besiege als Aktion 1 grünen und 1 braunen Feind. Belohnung: 1 Artefakt.',
  'ruin.ruin-green-green': 'Bewachter Schatz (grün, grün)',
  'ruin.ruin-green-green.text': 'Besiege als Aktion 2 grüne Feinde. Belohnung: 1 Kristall jeder Grundfarbe.',
  'ruin.ruin-brown-violet': 'Bewachter Schatz (braun, violett)',
  'ruin.ruin-brown-violet.text':
    'Besiege als Aktion 1 braunen und 1 violetten Feind. Belohnung: 1 Kristall jeder Grundfarbe und 1 Zauber.',
  'ruin.altar-four-colors': 'Altar (vierfarbig)',
  'ruin.altar-four-colors.text': 'Zahle als Aktion je 1 grünes, blaues, weißes und rotes Mana: Ruhm +10.',
  'ruin.ruin-green-green-green': 'Bewachter Schatz (grün, grün, grün)',
  'ruin.ruin-green-green-green.text':
    'Besiege als Aktion 3 grüne Feinde. Belohnung: 1 beliebige Einheit aus dem Einheitenangebot.',
  'ruin.ruin-violet-violet': 'Bewachter Schatz (violett, violett)',
  'ruin.ruin-violet-violet.text':
    'Besiege als Aktion 2 violette Feinde. Belohnung: 1 Zauber und 1 Fortgeschrittene Aktion.',

  'tile.start-a': 'Startteil A',
  'tile.start-b': 'Startteil B',
  'tile.countryside-1': 'Landschaftsteil 1',
  'tile.countryside-2': 'Landschaftsteil 2',
  'tile.countryside-3': 'Landschaftsteil 3',
  'tile.countryside-4': 'Landschaftsteil 4',
  'tile.countryside-5': 'Landschaftsteil 5',
  'tile.countryside-6': 'Landschaftsteil 6',
  'tile.countryside-7': 'Landschaftsteil 7',
  'tile.countryside-8': 'Landschaftsteil 8',
  'tile.countryside-9': 'Landschaftsteil 9',
  'tile.countryside-10': 'Landschaftsteil 10',
  'tile.countryside-11': 'Landschaftsteil 11',
  'tile.countryside-12': 'Landschaftsteil 12',
  'tile.countryside-13': 'Landschaftsteil 13',
  'tile.countryside-14': 'Landschaftsteil 14',
  'tile.core-1': 'Zentralteil 1',
  'tile.core-2': 'Zentralteil 2',
  'tile.core-3': 'Zentralteil 3',
  'tile.core-4': 'Zentralteil 4',
  'tile.core-5': 'Stadt-Zentralteil 5 (Grüne Stadt)',
  'tile.core-6': 'Stadt-Zentralteil 6 (Blaue Stadt)',
  'tile.core-7': 'Stadt-Zentralteil 7 (Weiße Stadt)',
  'tile.core-8': 'Stadt-Zentralteil 8 (Rote Stadt)',
  'tile.core-9': 'Zentralteil 9',
  'tile.core-10': 'Zentralteil 10',
};
