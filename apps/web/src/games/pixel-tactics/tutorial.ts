import type { LessonStep } from '../../tutorial/lesson.js';

/** The positions are small on purpose: what a step does not speak of is not on the table. */
const deck = ['mystic', 'pyromancer', 'summoner', 'illusionist', 'homunculus'];
const decks = [deck, deck];

/** The first game, step by step. */
export const tutorialSteps: readonly LessonStep[] = [
  {
    id: 'leader',
    title: { de: 'Dein Anführer', en: 'Your leader' },
    text: {
      de: 'Jede Karte kann dreierlei sein: Anführer, Held oder Befehl. Fällt dein Anführer, hast du verloren. Wähle Hikaru Sorayama: Er macht Nahkampfangriffe stärker.',
      en: 'Every card can be three things: a leader, a hero or an order. If your leader falls, you lose. Choose Hikaru Sorayama: he makes melee attacks stronger.',
    },
    position: {
      stage: 'setup',
      hands: [
        ['warrior', 'knight', 'gunner', 'killer', 'healer'],
        ['trapper', 'paladin', 'templar', 'oracle', 'witch'],
      ],
    },
    expects: { type: 'leader', card: 'warrior' },
    replies: [{ type: 'leader', card: 'trapper' }],
    chance: [0],
  },
  {
    id: 'truce',
    title: { de: 'Waffenstillstand', en: 'Truce' },
    text: {
      de: 'Eine Runde hat drei Wellen: Front, Flanke, Nachhut. In jeder Welle hast du zwei Aktionen. In der ersten Runde herrscht Waffenstillstand: keine Angriffe, Zaubersprüche und Befehle. Rekrutiere den Ritter in die Mitte der Front: erst die Karte, dann das Feld.',
      en: 'A round has three waves: front, flank, rear. You have two actions in each wave. The first round is a truce: no attacks, spells or orders. Recruit the Knight to the middle of the front: first the card, then the position.',
    },
    position: {
      round: 1,
      units: [{ leader: 'warrior' }, { leader: 'trapper' }],
      hands: [
        ['knight', 'gunner', 'killer'],
        ['paladin', 'templar'],
      ],
      decks,
    },
    impossible: [
      { choice: { type: 'order', card: 'killer' }, rule: 'PT-TRU-02' },
      { choice: { type: 'recruit', card: 'knight', cell: 'r1' }, rule: 'PT-REC-01' },
    ],
    expects: { type: 'recruit', card: 'knight', cell: 'f2' },
  },
  {
    id: 'draw',
    title: { de: 'Zweite Aktion', en: 'Second action' },
    text: {
      de: 'Der Ritter kann in der Welle, in der er kam, nichts Weiteres tun. Nutze die zweite Aktion: Ziehe eine Karte, mit einem Klick auf deinen Stapel. Danach ist Rot an der Reihe.',
      en: 'The Knight can do nothing else in the wave in which it came. Use your second action: draw a card by clicking your deck. Then it is Red’s turn.',
    },
    impossible: [{ choice: { type: 'move', unit: 'f2', cell: 'f1' }, rule: 'PT-ACT-03' }],
    expects: { type: 'draw' },
    replies: [{ type: 'recruit', card: 'paladin', cell: 'f1' }, { type: 'pass' }],
  },
  {
    id: 'flank',
    title: { de: 'Die Welle der Flanke', en: 'The flank wave' },
    text: {
      de: 'Jetzt läuft die Welle der Flanke: Neue Helden kommen nur in diese Reihe. Welche Zeile einer Karte wirkt, hängt davon ab, wo sie liegt. Der Kanonier hat in der Flanke Fernkampf. Rekrutiere ihn links neben deinem Anführer.',
      en: 'Now the flank wave runs: new heroes come only into this row. Which line of a card works depends on where it lies. The Gunner has Ranged in the flank. Recruit it to the left of your leader.',
    },
    impossible: [{ choice: { type: 'recruit', card: 'gunner', cell: 'f1' }, rule: 'PT-REC-01' }],
    expects: { type: 'recruit', card: 'gunner', cell: 'w1' },
  },
  {
    id: 'melee',
    title: { de: 'Nahkampf', en: 'Melee' },
    text: {
      de: 'Runde 2, der Waffenstillstand ist vorbei. Im Nahkampf schlagen und getroffen werden nur Karten, vor denen in ihrer Spalte niemand Lebendes liegt. Das Orakel steht hinter dem Templer und ist sicher. Greife mit dem Berserker den Templer an; die Vorschau zeigt den Schaden.',
      en: 'Round 2, the truce is over. In melee only cards with nothing living in front of them in their column strike and are struck. The Oracle stands behind the Templar and is safe. Attack the Templar with the Berserker; the preview shows the damage.',
    },
    position: {
      round: 2,
      units: [
        { leader: 'warrior', f1: 'knight', f2: 'berserker' },
        { leader: 'trapper', f2: 'paladin', f1: 'templar', w1: 'oracle' },
      ],
      hands: [['killer'], ['healer']],
      decks,
    },
    impossible: [
      { choice: { type: 'attack', unit: 'f2', target: 'w1', kind: 'melee' }, rule: 'PT-MEL-03' },
      { choice: { type: 'attack', unit: 'f2', target: 'leader', kind: 'melee' }, rule: 'PT-MEL-03' },
    ],
    expects: { type: 'attack', unit: 'f2', target: 'f1', kind: 'melee' },
  },
  {
    id: 'casualties',
    title: { de: 'Verluste', en: 'Casualties' },
    text: {
      de: 'Der Templer ist tödlich verletzt, kämpft aber weiter, bis am Ende der Welle die Verluste überprüft werden. Dann wird er zur Leiche, die ihren Platz versperrt. Beende deinen Zug.',
      en: 'The Templar is lethally damaged but fights on until the casualty check at the end of the wave. Then it becomes a corpse that blocks its position. End your turn.',
    },
    expects: { type: 'pass' },
    replies: [{ type: 'pass' }],
  },
  {
    id: 'ranged',
    title: { de: 'Fernkampf und Abfangen', en: 'Ranged and Intercept' },
    text: {
      de: 'Wer Fernkampf hat, trifft jede lebende Karte, auch über andere hinweg. Aber ein Held mit Abfangen, der in der Spalte vor dem Ziel liegt, darf sich in den Schuss werfen. Schieße mit dem Kanonier auf die Heilerin in der Nachhut.',
      en: 'Who has Ranged hits any living card, even over others. But a hero with Intercept that lies before the target in its column may step into the shot. Shoot at the Healer in the rear with the Gunner.',
    },
    position: {
      round: 2,
      wave: 'flank',
      units: [
        { leader: 'warrior', w1: 'gunner' },
        { leader: 'witch', f3: 'knight', r3: 'healer' },
      ],
      hands: [['killer'], ['vampire']],
      decks,
    },
    expects: { type: 'attack', unit: 'w1', target: 'r3', kind: 'ranged' },
    replies: [{ type: 'intercept', unit: 'f3' }],
  },
  {
    id: 'intercepted',
    title: { de: 'Abgefangen!', en: 'Intercepted!' },
    text: {
      de: 'Der Ritter hat sich in den Schuss geworfen und den Schaden genommen. Das Schildzeichen auf einer Karte warnt dich davor. Dein Anführer handelt in der Welle der Flanke: Er liegt in dieser Reihe. Greife mit ihm den Anführer von Rot an.',
      en: 'The Knight stepped into the shot and took the damage. The shield on a card warns you of that. Your leader acts in the flank wave: that is the row it lies in. Attack Red’s leader with it.',
    },
    expects: { type: 'attack', unit: 'leader', target: 'leader', kind: 'melee' },
    replies: [{ type: 'pass' }],
  },
  {
    id: 'spell',
    title: { de: 'Zaubersprüche', en: 'Spells' },
    text: {
      de: 'Steht in der wirksamen Zeile „Zauberspruch“, darf der Held zaubern, statt anzugreifen. Der Killer in der Nachhut fügt dem gegnerischen Anführer 3 Schaden zu. Klicke ihn an und dann auf „Zaubern“.',
      en: 'If the active line says “Spell”, the hero may cast it instead of attacking. The Assassin in the rear deals 3 damage to the enemy leader. Click it, then “Cast spell”.',
    },
    position: {
      round: 3,
      wave: 'rear',
      units: [
        { leader: 'warrior', r1: 'killer', f1: { card: 'vampire', corpse: true } },
        { leader: { card: 'witch', damage: 6 }, f2: 'knight', r2: 'oracle' },
      ],
      hands: [['dragonmage', 'alchemist'], ['healer']],
      decks,
    },
    expects: { type: 'cast', unit: 'r1' },
  },
  {
    id: 'clear',
    title: { de: 'Leichen', en: 'Corpses' },
    text: {
      de: 'Wo eine Leiche liegt, kann kein neuer Held stehen. Mit einer Aktion räumst du eine eigene Leiche weg. Acht Leichen in deiner Truppe bedeuten übrigens die Niederlage.',
      en: 'No new hero can stand where a corpse lies. One action removes a corpse of yours. Eight corpses in your unit, by the way, mean defeat.',
    },
    expects: { type: 'clear', cell: 'f1' },
    replies: [{ type: 'pass' }],
  },
  {
    id: 'order',
    title: { de: 'Befehle', en: 'Orders' },
    text: {
      de: 'Die gelbe Zeile ist der Befehl: Du spielst die Karte aus der Hand, ihr Effekt geschieht, dann liegt sie auf der Ablage. Der Befehl des Killers tötet einen Helden sofort. Klicke die Karte an und dann auf „Als Befehl spielen“.',
      en: 'The yellow line is the order: you play the card from your hand, its effect happens, then it lies on the discard pile. The Assassin’s order kills a hero at once. Click the card, then “Play as order”.',
    },
    position: {
      round: 4,
      wave: 'front',
      units: [
        { leader: 'warrior', f2: 'berserker' },
        { leader: { card: 'witch', damage: 12 }, f2: { card: 'knight', damage: 1 }, r1: 'oracle' },
      ],
      hands: [['killer', 'alchemist'], ['healer']],
      decks,
    },
    expects: { type: 'order', card: 'killer' },
  },
  {
    id: 'target',
    title: { de: 'Ein Ziel wählen', en: 'Choose a target' },
    text: {
      de: 'Was gewählt werden kann, leuchtet. Töte den Ritter: Er steht vor dem Anführer. Danach ist der Weg frei, denn eine Leiche schützt niemanden.',
      en: 'What can be chosen shines. Kill the Knight: it stands in front of the leader. Then the way is open, for a corpse protects nobody.',
    },
    expects: { type: 'pick', place: '1:f2' },
  },
  {
    id: 'strike',
    title: { de: 'Der letzte Schlag', en: 'The last blow' },
    text: {
      de: 'Der gegnerische Anführer hat noch 8 Leben. Dein Berserker schlägt in der Front mit 8 zu. Greife den Anführer an!',
      en: 'The enemy leader has 8 life left. Your Berserker strikes with 8 in the front. Attack the leader!',
    },
    expects: { type: 'attack', unit: 'f2', target: 'leader', kind: 'melee' },
    replies: [{ type: 'pass' }],
    outcome: 'outcome.leader',
  },
  {
    id: 'won',
    title: { de: 'Gewonnen!', en: 'You have won!' },
    text: {
      de: 'Beim Überprüfen der Verluste ist der Anführer von Rot gefallen. Du kennst jetzt alles, was eine Partie braucht. Halte eine Karte gedrückt oder zeige auf sie, um sie ganz zu lesen; was nicht geht, begründet der Tisch mit der Regel.',
      en: 'In the casualty check Red’s leader has fallen. Now you know all that a game needs. Hold a card or point at it to read it in full; whatever is impossible, the table explains with its rule.',
    },
  },
];
