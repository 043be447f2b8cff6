import type { LessonStep } from '../../tutorial/lesson.js';

/** The first game, step by step. The tables are bare: what a step does not speak of takes no part. */
export const tutorialSteps: readonly LessonStep[] = [
  {
    id: 'draw',
    title: { de: 'Karten ziehen', en: 'Drawing cards' },
    text: {
      de: 'Unten steht deine Gruppe: der Schwarze Ritter und die Schamanin. Wer zuletzt noch einen Helden oder eine Kreatur hat, gewinnt. Jeder Zug beginnt mit zwei Karten aus Stapeln deiner Wahl: Rot ist Ausrüstung, Blau Magie, Grün Taktik. Klicke den roten Stapel an.',
      en: 'Your group stands below: the Black Knight and the Shaman. Whoever is last to have a hero or creature wins. Every turn begins with two cards from decks of your choice: red is equipment, blue magic, green tactics. Click the red deck.',
    },
    position: {
      bare: true,
      stage: 'turnStart',
      turn: 1,
      groups: [
        { fighters: { 'black-knight': {}, shaman: {} } },
        { fighters: { barbarian: { gear: ['barbarian-axe'] }, lich: {} } },
      ],
      decks: {
        red: ['silver-sword', 'greaves', 'bracers'],
        blue: ['potion-of-defence', 'fireball'],
        green: ['raid', 'campfire'],
      },
    },
    expects: { type: 'deck', deck: 'red' },
  },
  {
    id: 'draw-unseen',
    title: { de: 'Erst ziehen, dann ansehen', en: 'Draw first, look later' },
    text: {
      de: 'Alle Karten eines Zugs werden gezogen, bevor du eine davon ansiehst. Nimm als zweite eine blaue.',
      en: 'All cards of one drawing are taken before you look at any of them. Take a blue one as the second.',
    },
    expects: { type: 'deck', deck: 'blue' },
    happens: [
      { type: 'cardDrawn', card: 'silver-sword' },
      { type: 'cardDrawn', card: 'potion-of-defence' },
    ],
  },
  {
    id: 'equip',
    title: { de: 'Ausrüsten', en: 'Equipping' },
    text: {
      de: 'Jeder Held hat in deinem Zug eine Aktion: ausrüsten, umlegen, angreifen, zaubern oder eine Karte ziehen. Ohne Waffe kann der Ritter nicht angreifen. Klicke auf das Silberschwert und dann auf den Schwarzen Ritter, oder zieh es auf ihn.',
      en: 'Each hero has one action in your turn: equip, transfer, attack, cast a spell or draw a card. Without a weapon the Knight cannot attack. Click the Silver Sword and then the Black Knight, or drag it onto him.',
    },
    expects: { type: 'equip', card: 'silver-sword', hero: 'black-knight' },
    impossible: [{ choice: { type: 'equip', card: 'potion-of-defence', hero: 'black-knight' }, rule: 'KH-EQP-04' }],
  },
  {
    id: 'equipped',
    title: { de: 'Mit einer Aktion beliebig viel', en: 'Any number with one action' },
    text: {
      de: 'Mit derselben Aktion dürftest du noch mehr anlegen und bis zu zwei Karten zurücknehmen. Tränke bleiben auf der Hand. Du hast nichts mehr anzulegen: fertig.',
      en: 'With the same action you could put on more and take back up to two cards. Potions stay in your hand. You have nothing more to put on: done.',
    },
    expects: { type: 'done' },
  },
  {
    id: 'end',
    title: { de: 'Den Zug beenden', en: 'Ending the turn' },
    text: {
      de: 'Die Schamanin könnte als Aktion noch eine Karte ziehen. Lass es diesmal und beende den Zug; was an Aktionen übrig ist, verfällt. Dann sind die anderen dran.',
      en: 'The Shaman could still draw a card as her action. Leave it this time and end the turn; actions left over are lost. Then it is the others’ turn.',
    },
    expects: { type: 'end' },
    replies: [
      { type: 'deck', deck: 'red' },
      { type: 'deck', deck: 'red' },
      { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'black-knight' },
    ],
    happens: [{ type: 'attackAnnounced', being: 'barbarian', target: 'black-knight' }],
  },
  {
    id: 'defend',
    title: { de: 'Verteidigen', en: 'Defending' },
    text: {
      de: 'Der Barbar greift deinen Ritter an! In jedem fremden Zug hat jeder deiner Helden eine Reaktion. Ohne sie trifft ein Angriff von selbst. Pariere mit dem Silberschwert.',
      en: 'The Barbarian attacks your Knight! In each turn of another player every hero of yours has one reaction. Without it an attack hits by itself. Parry with the Silver Sword.',
    },
    expects: { type: 'defend', means: 'silver-sword' },
  },
  {
    id: 'potion',
    title: { de: 'Vor dem Wurf', en: 'Before the roll' },
    text: {
      de: 'Bevor ein Würfel fällt, dürfen beide Seiten Karten spielen, danach nicht mehr. Der Barbar kommt auf 6 + 2 + 2 = 10 plus Würfel, dein Ritter auf 5. Trink den Trank der Abwehr: Parade +2. Wer eine Sechs würfelt, würfelt noch einmal und zählt alles zusammen.',
      en: 'Until a die falls both sides may play cards, not later. The Barbarian has 6 + 2 + 2 = 10 plus the die, your Knight 5. Drink the Potion of Defence: parry +2. Whoever rolls a six rolls again and adds everything up.',
    },
    expects: { type: 'drink', card: 'potion-of-defence', being: 'black-knight' },
    chance: [2, 6, 1],
    happens: [
      { type: 'attackValued', being: 'barbarian', number: 12 },
      { type: 'defenceValued', being: 'black-knight', number: 14 },
      { type: 'attackWardedOff' },
    ],
  },
  {
    id: 'attack',
    title: { de: 'Angreifen', en: 'Attacking' },
    text: {
      de: 'Abgewehrt! Jetzt schlägst du zurück. Klicke auf den Schwarzen Ritter und dann auf den Barbaren: Du siehst, wie oft der Angriff trifft und was er kostet. Attacke 6, mit Klingen +2, das Schwert +2: das macht 10 plus Würfel.',
      en: 'Warded off! Now you strike back. Click the Black Knight and then the Barbarian: you see how often the attack hits and what it costs. Attack 6, with blades +2, the sword +2: that makes 10 plus the die.',
    },
    position: {
      bare: true,
      turn: 9,
      groups: [
        {
          fighters: { 'black-knight': { lp: 9, gear: ['silver-sword'] }, shaman: { gear: ['healing'] } },
          hand: ['precise-cut'],
        },
        { fighters: { barbarian: { gear: ['barbarian-axe', 'ring-mail'] }, lich: {} } },
      ],
    },
    expects: { type: 'attack', being: 'black-knight', means: 'silver-sword', target: 'barbarian' },
    replies: [{ type: 'defend', means: 'barbarian-axe' }],
  },
  {
    id: 'manoeuvre',
    title: { de: 'Ein Manöver', en: 'A manoeuvre' },
    text: {
      de: 'Manöver sind grüne Karten, die dem gerade Handelnden vor dem Wurf helfen. Der Präzise Hieb gibt +3. Jede deiner Sechsen erhöht den Schaden um 1, jede der Gegenseite senkt ihn; die Rüstung wird immer abgezogen.',
      en: 'Manoeuvres are green cards that help whoever is acting before the roll. The Precise Cut gives +3. Each six of yours raises the damage by 1, each six of the other side lowers it; armour is always subtracted.',
    },
    expects: { type: 'manoeuvre', card: 'precise-cut' },
    chance: [6, 3, 2],
    happens: [
      { type: 'attackValued', number: 22 },
      { type: 'defenceValued', number: 6 },
      { type: 'lifeLost', being: 'barbarian', number: 5 },
    ],
  },
  {
    id: 'spell',
    title: { de: 'Ein allgemeiner Zauber', en: 'A general spell' },
    text: {
      de: '6 Schaden, 1 für die Sechs, weniger 2 Rüstung: 5 Lebenspunkte. Nun die Schamanin: Ein allgemeiner Zauber gelingt, wenn Magie und Würfel den Zielwert erreichen, bei der Heilung 9. Sie hat 5 und bei Naturmagie +2. Klicke auf die Heilung und dann auf den Schwarzen Ritter.',
      en: '6 damage, 1 for the six, less 2 armour: 5 life points. Now the Shaman: a general spell works if magic and die reach the target number, 9 for Healing. She has 5, and +2 with nature magic. Click Healing and then the Black Knight.',
    },
    expects: { type: 'cast', hero: 'shaman', card: 'healing', aim: 'black-knight' },
    chance: [2],
    happens: [{ type: 'spellSucceeded' }, { type: 'healed', being: 'black-knight', number: 4 }],
  },
  {
    id: 'event',
    title: { de: 'Ein Ereignis', en: 'An event' },
    text: {
      de: 'Genau 9: gelungen. Der Zauber kühlt jetzt ab und ruht in deinem nächsten Zug. Ereignisse kosten keine Aktion, aber du spielst in jedem Zug höchstens eines. Spiel das Lagerfeuer: Jeder deiner Helden heilt 2.',
      en: 'Exactly 9: it works. The spell now cools down and rests in your next turn. Events cost no action, but you play at most one per turn. Play the Campfire: each of your heroes heals 2.',
    },
    position: {
      bare: true,
      turn: 9,
      groups: [
        {
          fighters: {
            'black-knight': { lp: 11, gear: ['silver-sword', 'round-shield'] },
            shaman: { lp: 8 },
          },
          hand: ['campfire', 'weaponsmith'],
        },
        { fighters: { barbarian: { lp: 10, gear: ['barbarian-axe', 'ring-mail'] } } },
      ],
      decks: { red: ['mace', 'greaves', 'bracers', 'leather-helmet'] },
    },
    expects: { type: 'play', card: 'campfire' },
    happens: [{ type: 'healed', being: 'shaman', number: 2 }],
  },
  {
    id: 'npc',
    title: { de: 'Ein Helfer', en: 'A helper' },
    text: {
      de: 'Nichtspielercharaktere helfen dir einmal pro Runde; du hast höchstens einen. Man kann sie angreifen, und sie wehren sich nicht. Lege den Waffenschmied aus.',
      en: 'Non-player characters help you once per round; you have at most one. They can be attacked and do not defend themselves. Put down the Weaponsmith.',
    },
    expects: { type: 'npc', card: 'weaponsmith' },
    happens: [{ type: 'npcPlaced' }],
  },
  {
    id: 'call',
    title: { de: 'Den Helfer rufen', en: 'Calling the helper' },
    text: {
      de: 'Klicke den Waffenschmied an und rufe ihn: Du ziehst eine rote Karte. Danach wird für seine Treue gewürfelt; bei einer 1 verlässt er dich.',
      en: 'Click the Weaponsmith and call him: you draw a red card. Then the die tests his loyalty; on a 1 he leaves you.',
    },
    expects: { type: 'call' },
    chance: [4],
    happens: [{ type: 'cardDrawn', card: 'mace' }, { type: 'loyaltyRolled' }],
  },
  {
    id: 'end-again',
    title: { de: 'Weiter geht’s', en: 'On we go' },
    text: {
      de: 'Er bleibt. Streitkolben und Aktionen hebst du dir heute auf, damit du noch etwas kennenlernst: Beende den Zug.',
      en: 'He stays. Keep the Mace and your actions for now, so that you can learn one more thing: end the turn.',
    },
    expects: { type: 'end' },
    replies: [
      { type: 'deck', deck: 'red' },
      { type: 'deck', deck: 'red' },
      { type: 'attack', being: 'barbarian', target: 'shaman' },
    ],
  },
  {
    id: 'protect',
    title: { de: 'Beschützen', en: 'Protecting' },
    text: {
      de: 'Der Barbar geht auf die Schamanin los. Ein anderer Held kann für sie einstehen und verteidigt dann an ihrer Stelle, mit −2 in der eigenen Gruppe, mit −4 für fremde: Auch wer nicht am Kampf beteiligt ist, darf das anbieten. Lass den Schwarzen Ritter sie beschützen.',
      en: 'The Barbarian goes for the Shaman. Another hero can step in and then defends in her place, with −2 in the own group, with −4 for others: even players who are not part of the combat may offer it. Let the Black Knight protect her.',
    },
    expects: { type: 'protect', being: 'black-knight' },
    happens: [{ type: 'protectionGiven', being: 'black-knight' }],
  },
  {
    id: 'shield',
    title: { de: 'Gleichstand', en: 'A tie' },
    text: {
      de: 'Von zwei Dingen in den Händen zählt immer nur eines. Nimm den Rundschild: 5 + 3, der Ritter kann mit Schilden umgehen (+1), beschützt aber (−2). Das sind 7. Bei Gleichstand gewinnt die Verteidigung.',
      en: 'Of two things in the hands only one ever counts. Take the Round Shield: 5 + 3, the Knight is good with shields (+1) but protects (−2). That is 7. A tie goes to the defence.',
    },
    expects: { type: 'defend', means: 'round-shield' },
    chance: [2, 5],
    happens: [
      { type: 'attackValued', number: 12 },
      { type: 'defenceValued', being: 'black-knight', number: 12 },
      { type: 'attackWardedOff' },
    ],
  },
  {
    id: 'strike',
    title: { de: 'Der letzte Schlag', en: 'The last blow' },
    text: {
      de: '12 gegen 12: abgewehrt. Später in der Partie: Die Gegenseite hat nur noch den Lich mit 3 Lebenspunkten, und er hat in diesem Zug schon reagiert. Greif ihn an: Ohne Reaktion trifft es immer.',
      en: '12 against 12: warded off. Later in the game: the other side has only the Lich left, with 3 life points, and he has already reacted this turn. Attack him: without a reaction it always hits.',
    },
    position: {
      bare: true,
      turn: 15,
      groups: [
        { fighters: { 'black-knight': { gear: ['silver-sword'] }, shaman: { actions: 0 } } },
        { fighters: { lich: { lp: 3, reactions: 0, gear: ['wand', 'mage-robe'] } } },
      ],
    },
    expects: { type: 'attack', being: 'black-knight', means: 'silver-sword', target: 'lich' },
    chance: [3],
    happens: [{ type: 'beingDied', being: 'lich' }],
  },
  {
    id: 'plunder',
    title: { de: 'Plündern', en: 'Plunder' },
    text: {
      de: 'Wer den entscheidenden Schlag führt, darf eine Karte nehmen, die beim Toten liegt; alles andere wird abgelegt. Nimm den Zauberstab.',
      en: 'Whoever strikes the decisive blow may take one card that lies at the dead; everything else is discarded. Take the Wand.',
    },
    expects: { type: 'plunder', card: 'wand' },
    happens: [{ type: 'playerOut' }],
    outcome: 'outcome.last',
  },
  {
    id: 'won',
    title: { de: 'Gewonnen!', en: 'You have won!' },
    text: {
      de: 'Nur deine Gruppe steht noch. Du kennst jetzt, was eine Partie braucht. In fremden Zügen fragt der Tisch, ob du eingreifen willst; mit den Knöpfen darüber sagst du, wann er dich fragen soll. Halte eine Karte gedrückt oder zeige auf sie, um sie zu lesen.',
      en: 'Only your group is left standing. Now you know what a game needs. In the turns of others the table asks whether you want to step in; with the buttons above it you say when it shall ask. Hold a card or point at it to read it.',
    },
  },
];
