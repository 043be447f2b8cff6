import type { AdventureId } from '../card-ids.js';
import type { TaleText } from './card-text.js';

/** German names, texts and tales of the green and yellow adventures. */
export const greenYellowDe = {
  'goblin-ambushers': {
    name: 'Goblin-Hinterhalt',
    text: '',
    tale: 'Pfeile zischen aus dem Graben, und über den Rand grinsen grüne Gesichter.',
  },
  'ferrox-on-the-prowl': {
    name: 'Ferrox auf der Pirsch',
    text: '',
    tale: 'Etwas mit zu vielen Zähnen folgt der Spur schon seit Mittag.',
  },
  'razorwing-swarm': {
    name: 'Klingenschwingen',
    text: 'Vor dem Kampf: Beobachten 13, sonst nimmt dein Held 1 Erschöpfung.',
    tale: 'Der Himmel wird dunkel, flattert und stürzt kreischend herab.',
  },
  'toll-takers': {
    name: 'Wegzöllner',
    text: 'Vor dem Kampf: Du darfst 2 Gold zahlen; dann darfst du in der ersten Kampfrunde ohne Wurf entkommen.',
    tale: 'Ein gefällter Stamm, fünf Knüppel und eine erfundene Steuer versperren den Weg.',
  },
  'restless-skeletons': {
    name: 'Ruhelose Skelette',
    text: 'Fernkampf: Angriffe machen gegen sie 1 Schaden weniger (mindestens 1).',
    tale: 'Die Erde hebt sich, und alte Soldaten treten zum Appell an.',
  },
  'bog-wisp': {
    name: 'Irrlicht',
    text: '',
    tale: 'Ein kleines blaues Licht verspricht trockenen Boden und lügt.',
  },
  'giant-rats': {
    name: 'Riesenratten',
    text: '',
    tale: 'Die Scheune quiekt, und das Quieken hat Schultern.',
  },
  'death-witch': {
    name: 'Todeshexe',
    text: 'Vor dem Kampf: Diplomatie 14, sonst nimmt dein Held 1 Erschöpfung.',
    tale: 'Eine alte Frau am Weg weiß schon, an welchem Tag das Begräbnis ist.',
  },
  'enraged-boar': {
    name: 'Wütender Eber',
    text: 'Belohnung: Entferne außerdem bis zu 2 Erschöpfung von deinem Helden oder einem Verbündeten.',
    tale: 'Das Dickicht schnaubt, kracht und greift an.',
  },
  'orc-raiders': {
    name: 'Ork-Plünderer',
    text: '',
    tale: 'Rauch steht über den Höfen, und die ihn machten, singen noch.',
  },
  'bane-spider-hatchling': {
    name: 'Junge Giftspinne',
    text: 'Jedes Mal, wenn sie deinen Helden verletzt: Dein Held nimmt auch 1 Erschöpfung.',
    tale: 'Der Kokon zwischen den Ästen ist leer und noch warm.',
  },
  'crooked-alchemist': {
    name: 'Panscher',
    text: 'Belohnung: Entferne außerdem bis zu 2 Verletzungen von deinem Helden oder einem Verbündeten.',
    tale: 'Der freundliche Mann mit den Fläschchen hat sein letztes ehrliches verkauft.',
  },
  'starving-wolves': {
    name: 'Hungrige Wölfe',
    text: 'Erste Kampfrunde: Ihr Nahkampfschaden ist um 1 höher.',
    tale: 'Rippen, gelbe Augen und keine Geduld mehr: Das Rudel rückt heran.',
  },
  'grave-robbers': {
    name: 'Grabräuber',
    text: '',
    tale: 'Laternen schwanken zwischen den Gräbern, und ein Spaten ist eine gute Waffe.',
  },
  'cursed-scarecrow': {
    name: 'Vogelscheuche',
    text: '',
    tale: 'Eben stand sie noch am anderen Ende des Feldes.',
  },
  'river-lurker': {
    name: 'Flusslauerer',
    text: 'Vor dem Kampf: Schwimmen 12, sonst nimmt dein Held 1 Verletzung.',
    tale: 'Eine Welle läuft flussaufwärts, und sie hat die Reisenden bemerkt.',
  },
  'goblin-shaman': {
    name: 'Goblin-Schamane',
    text: '',
    tale: 'Vogelknochen rasseln, eine grüne Flamme, ein sehr kurzes Gebet.',
  },
  'runaway-apprentice': {
    name: 'Entlaufener Lehrling',
    text: 'Belohnung: Behalte diese Karte als Gestohlenes Zauberbuch (Zauberkampf, abwerfen: +3 auf einen Wurf deines Helden).',
    tale: 'Der Junge hält das große Buch verkehrt herum, und das macht es schlimmer.',
  },
  'hill-ogre-youngling': {
    name: 'Ogerkind',
    text: '',
    tale: 'Es ist nur ein Kind, hoch wie ein Scheunentor, und es will spielen.',
  },
  'deserters-of-sir-farrow': {
    name: 'Farrows Deserteure',
    text: '',
    tale: 'Ihrem General sind sie davongelaufen, dem Totsein nicht.',
  },
  'mistress-of-the-ferrox': {
    name: 'Ferrox-Herrin',
    text: 'Belohnung: Behalte diese Karte als Ferroxpfeife (vor dem Kampf gegen Ferrox, noch vor dessen Effekten, abwerfen: sofort besiegt).',
    tale: 'Sie pfeift ohne einen Ton, und das Gras beginnt zu knurren.',
  },
  'swollen-ford': {
    name: 'Reißende Furt',
    text: 'Schwimmen 14. Erfolg: Erhalte 3 Gold. Fehlschlag: Dein Held nimmt 1 Erschöpfung.',
    tale: 'Der Fluss hat die Furt geholt und die Truhe eines Händlers dazu.',
  },
  'lost-pilgrim': {
    name: 'Verirrter Pilger',
    text: 'Beobachten 13. Erfolg: Erhalte 1 Gold und entferne 1 Verletzung von deinem Helden oder einem Verbündeten.',
    tale: 'Im Nebel ruft jemand, höflich und ohne viel Hoffnung.',
  },
  'talkative-peddler': {
    name: 'Redseliger Krämer',
    text: 'Diplomatie 13. Erfolg: Decke 2 Karten des Marktstapels auf; du darfst 1 davon für 2 weniger kaufen (mindestens 1). Der Rest kommt unter den Stapel.',
    tale: 'Zu jeder Schnalle hat er eine Geschichte, und der Karren ist voller Schnallen.',
  },
  'crumbling-watchtower': {
    name: 'Morscher Wachturm',
    text: 'Klettern 14. Erfolg: Erhalte 3 Gold. Fehlschlag: Dein Held nimmt 1 Verletzung.',
    tale: 'Unter dem zerbrochenen Dach glitzert etwas, vier lose Stockwerke hoch.',
  },
  'whispers-at-the-shrine': {
    name: 'Flüsternder Schrein',
    text: 'Widerstehen 13. Erfolg: Entferne alle Erschöpfung von deinem Helden und jedem Verbündeten. Fehlschlag: Dein Held nimmt 2 Erschöpfung.',
    tale: 'Der Schrein kennt jeden Namen und spricht ihn sanft aus.',
  },
  'harvest-fair': {
    name: 'Erntemarkt',
    text: 'Solange es ausliegt: Objekte werden zum vollen Preis verkauft.',
    tale: 'Girlanden in allen Gassen, und ausnahmsweise feilschen die Käufer nach oben.',
  },
  'heavy-rains': {
    name: 'Dauerregen',
    text: 'Solange es ausliegt: Jedes Mal, wenn ein Held ein Flussfeld betritt, nimmt er 1 Erschöpfung.',
    tale: 'Es regnet den neunten Tag, und die Flüsse streiten mit ihren Ufern.',
  },
  'rumours-of-vorakesh': {
    name: 'Gerüchte um Vorakesh',
    text: 'Solange es ausliegt: Untote Herausforderungen haben +1 auf alle drei Kampfwerte.',
    tale: 'In den Schenken wird bei einem einzigen Namen leiser gesprochen.',
  },
  'brigands-on-the-roads': {
    name: 'Wegelagerer',
    text: 'Solange es ausliegt: Ein Held, der seine Bewegung auf einem Straßenfeld beendet, verliert 1 Gold.',
    tale: 'Wer jetzt auf den Landstraßen reist, reist mit leichterem Beutel.',
  },

  'ferrox-pack': {
    name: 'Ferrox-Rudel',
    text: '',
    tale: 'Vorn heult ein Ferrox, und von hinten antworten sieben.',
  },
  'razorwing-matriarch': {
    name: 'Schwingenmutter',
    text: 'Vor dem Kampf: Beobachten 15, sonst nimmt dein Held 1 Verletzung.',
    tale: 'Ein Schatten, groß wie ein Segel, gleitet über die Felsen.',
  },
  'sorcerers-shade': {
    name: 'Zaubererschatten',
    text: 'Nahkampf: Angriffe machen gegen ihn 1 Schaden weniger (mindestens 1).',
    tale: 'In der verfallenen Stube sucht ein längst Toter noch immer nach einem Wort.',
  },
  'bridge-troll': {
    name: 'Brückentroll',
    text: 'Ende jeder Kampfrunde: Entferne 1 Verletzung von ihm.',
    tale: 'Die Brücke hat einen Wärter, und der Wärter hat Appetit.',
  },
  'farrows-lieutenant': {
    name: 'Farrows Leutnant',
    text: '',
    tale: 'Die Rüstung ist zugerostet, die Befehle darin sind es nicht.',
  },
  'bane-spider': {
    name: 'Giftspinne',
    text: 'Jedes Mal, wenn sie deinen Helden verletzt: Dein Held nimmt auch 1 Erschöpfung.',
    tale: 'Seide liegt über dem Pfad, dick wie Tauwerk.',
  },
  'hexing-crone': {
    name: 'Fluchweib',
    text: 'Vor dem Kampf: Diplomatie 15, sonst nehmen dein Held und jeder Verbündete 1 Erschöpfung.',
    tale: 'Sie zählt die Besucher und wirft ebenso viele Bohnen in den Topf.',
  },
  'ogre-marauder': {
    name: 'Oger-Marodeur',
    text: '',
    tale: 'Er trägt ein Wagenrad als Schnalle und will jetzt den Wagen dazu.',
  },
  'highwayman-captain': {
    name: 'Räuberhauptmann',
    text: 'Vor dem Kampf: Verstecken 15, sonst verlierst du 2 Gold.',
    tale: 'Ein Federhut, eine gespannte Handarmbrust und die allerbesten Manieren.',
  },
  'wight-sentinels': {
    name: 'Grabwächter',
    text: '',
    tale: 'Das Hügelgrab steht offen, und seine Wachen sind noch auf dem Posten.',
  },
  'young-hydra': {
    name: 'Junge Hydra',
    text: 'Nach jedem misslungenen Angriff auf sie: Der Angreifer nimmt 1 Verletzung mehr.',
    tale: 'Drei Köpfe steigen aus dem Schilf und streiten, wer anfangen darf.',
  },
  'trio-of-fire-imps': {
    name: 'Drei Feuerteufel',
    text: '',
    tale: 'Aus dem Kamin kichert es, dreistimmig und viel zu heiß.',
  },
  'stone-sentinel': {
    name: 'Steinwächter',
    text: 'Fernkampf: Angriffe machen gegen ihn 1 Schaden weniger (mindestens 1).',
    tale: 'Die Statue am Tor hat vorhin noch in die andere Richtung geschaut.',
  },
  'wyvern-fledgling': {
    name: 'Wyvernküken',
    text: '',
    tale: 'Fliegen kann es noch nicht gut, aber auf jemanden fallen geht schon.',
  },
  'dragon-cultists': {
    name: 'Drachenkultisten',
    text: 'Belohnung: Behalte diese Karte als Kultchiffre (gegen Drachenbrut oder Drachen, abwerfen: +4 auf einen Kampfwurf deines Helden).',
    tale: 'Kapuzen knien um ein Ei, das nur ein bemalter Stein ist.',
  },
  werewolf: {
    name: 'Werwolf',
    text: 'Erste Kampfrunde: Du darfst nicht fliehen.',
    tale: 'Der Mond geht auf, und der freundliche Holzfäller entschuldigt sich.',
  },
  'mirror-fiend': {
    name: 'Spiegeldämon',
    text: '',
    tale: 'Das Spiegelbild im Teich zieht die Klinge einen Augenblick zu früh.',
  },
  'barrow-kings-guard': {
    name: 'Grabkönigsgarde',
    text: '',
    tale: 'Im Dunkeln wenden sich Bronzehelme, alle zur gleichen Zeit.',
  },
  'haunted-inn': {
    name: 'Spukschenke',
    text: 'Widerstehen 16. Erfolg: Erhalte 5 Gold. Fehlschlag: Dein Held nimmt 2 Erschöpfung.',
    tale: 'Die Betten sind gemacht, die Suppe ist heiß, und seit vierzig Jahren gibt es keinen Wirt.',
  },
  'cliffside-nest': {
    name: 'Klippennest',
    text: 'Klettern 16. Erfolg: Erhalte 5 Gold. Fehlschlag: Dein Held nimmt 2 Verletzungen.',
    tale: 'Hoch in der Wand hängt ein Nest aus Zweigen und Silberketten.',
  },
  'captive-mercenary': {
    name: 'Gefangener Söldner',
    text: 'Beobachten 15. Erfolg: Decke 4 Karten des Marktstapels auf; du darfst 1 Verbündeten davon nehmen, ohne zu zahlen. Der Rest kommt unter den Stapel.',
    tale: 'Hinter dem Räuberlager rüttelt jemand im Marschtakt an einem Käfig.',
  },
  'border-patrol': {
    name: 'Grenzstreife',
    text: 'Diplomatie 15. Erfolg: Entferne 1 Verletzung von deinem Helden und von jedem Verbündeten. Fehlschlag: Verliere 2 Gold.',
    tale: 'Der Feldwebel will Papiere sehen, von denen noch niemand gehört hat.',
  },
  'sunken-shrine': {
    name: 'Versunkener Schrein',
    text: 'Schwimmen 16. Erfolg: Erhalte 4 Gold, oder entferne bis zu 3 Verletzungen von deinem Helden oder einem Verbündeten. Fehlschlag: Dein Held nimmt 1 Verletzung.',
    tale: 'Tief im klaren Wasser wird ein Altar noch immer gepflegt.',
  },
  'sir-farrow-marches': {
    name: 'Sir Farrow marschiert',
    text: 'Solange es ausliegt: Untote Herausforderungen machen in der Nahkampfphase 1 Schaden mehr.',
    tale: 'Am Fluss entlang hört man Trommeln ohne Trommler.',
  },
  'guild-quarrel': {
    name: 'Gildenstreit',
    text: 'Solange es ausliegt: Zu Beginn des Marktschritts wird keine Karte gezogen, und Karten kosten beim Kaufen und Anheuern 1 mehr.',
    tale: 'Die Gilden reden nicht mehr miteinander und lassen sich das Schweigen bezahlen.',
  },
  'call-down-the-inferno': {
    name: 'Feuersturm',
    text: 'Solange es ausliegt: Jedes Mal, wenn ein Held ein Waldfeld betritt, nimmt er 1 Erschöpfung.',
    tale: 'Glut treibt über die Wipfel wie langsamer roter Schnee.',
  },
  'unnatural-winter': {
    name: 'Falscher Winter',
    text: 'Solange es ausliegt: Jeder Held wirft 1 Bewegungswürfel weniger (mindestens 1; nicht beim Ausruhen).',
    tale: 'Über Nacht erfrieren die Äpfel am Ast, mitten im Sommer.',
  },
} satisfies Partial<Record<AdventureId, TaleText>>;
