import type { LessonStep } from '../../tutorial/lesson.js';

/** What the first tiles of a reconnaissance look like, with the orcs of the lesson. */
const land = { '1,0': 'countryside-1', '0,1': 'countryside-2' };

/** The first morning of a First Reconnaissance: a march, a village, new land, two fights. One plays alone here. */
export const tutorialSteps: readonly LessonStep[] = [
  {
    id: 'goal',
    title: { de: 'Worum es geht', en: 'What it is about' },
    text: {
      de: 'Du bist Tovak, ein Magieritter, und stehst am Portal. In den ersten Erkundungen suchst du die Stadt: Tag und Nacht wechseln sich ab, nach vier Runden ist Schluss. Unterwegs zählt Ruhm, für Entdeckungen und besiegte Feinde.',
      en: 'You are Tovak, a Mage Knight, and stand at the portal. In First Reconnaissance you look for the city: day and night take turns, and after four rounds it is over. On the way it is Fame that counts, for discoveries and for enemies you defeat.',
    },
    position: {
      options: { scenario: 'first-reconnaissance' },
      step: 'tactics',
      seats: [
        {
          hero: 'tovak',
          hand: ['march', 'stamina', 'promise', 'rage', 'swiftness'],
          deck: [
            ...['march', 'swiftness', 'instinct', 'tranquility', 'cold-toughness', 'rage'],
            ...['stamina', 'threaten', 'crystallize', 'mana-draw', 'concentration'],
          ],
        },
      ],
      dummy: { hero: 'norowas' },
      source: ['blue', 'white', 'red'],
      map: land,
      tokens: { '3,-3': ['prowlers'], '1,-4': ['orc-skirmishers'] },
      unitOffer: ['peasants', 'herbalists', 'utem-crossbowmen'],
      actionOffer: ['swift-bolt', 'agility', 'fire-bolt'],
      spellOffer: ['fireball', 'restoration', 'snowstorm'],
    },
  },
  {
    id: 'tactic',
    title: { de: 'Die Taktik', en: 'The tactic' },
    text: {
      de: 'Zu Beginn jeder Runde nimmst du eine Taktik. Ihre Nummer sagt, wer zuerst am Zug ist; die höheren helfen dafür mehr. Nimm Nummer 1, „Frühaufsteher“: Dann bist du vor dem Dummyspieler dran, der allein die Zeit misst.',
      en: 'At the start of each round you take a tactic. Its number says who goes first; the higher ones help more instead. Take number 1, Early Bird: then you go before the dummy player, who is only there to measure time.',
    },
    expects: { type: 'pickTactic', tactic: 'early-bird' },
    chance: [0],
    happens: [{ type: 'dummyTactic', tactic: 'rethink' }],
  },
  {
    id: 'hand',
    title: { de: 'Deine Hand', en: 'Your hand' },
    text: {
      de: 'Fünf Karten, und alles, was du tust, kommt aus ihnen. Jede hat oben eine Grundwirkung, die nichts kostet, und unten eine starke Wirkung, die ein Mana ihrer Farbe kostet. Zeige auf eine Karte, um sie genau zu lesen.',
      en: 'Five cards, and whatever you do comes out of them. Each has a basic effect at the top, which is free, and a strong one below, which costs a mana of its colour. Point at a card to read it closely.',
    },
  },
  {
    id: 'basic',
    title: { de: 'Eine Karte spielen', en: 'Playing a card' },
    text: {
      de: 'Du willst ins Dorf im Nordosten. Spiele „Marsch“ mit der Grundwirkung: Bewegung 2. Die Punkte stehen auf deinem Konto, bis du sie ausgibst.',
      en: 'You want to go to the village in the north-east. Play March for its basic effect: Move 2. The points stay in your account until you spend them.',
    },
    expects: { type: 'play', card: 'march', use: 'basic' },
    happens: [{ type: 'movePoints', amount: 2 }],
  },
  {
    id: 'step',
    title: { de: 'Ziehen', en: 'Moving' },
    text: {
      de: 'Jedes Gelände hat seinen Preis: Ebene kostet 2, Hügel 3, Wald bei Tag 3 und bei Nacht 5. Für den Wald reicht es gerade nicht. Zieh auf die Ebene im Nordwesten des Portals.',
      en: 'Every terrain has its price: plains cost 2, hills 3, forest 3 by day and 5 at night. The forest is just out of reach. Go to the plains north-west of the portal.',
    },
    expects: { type: 'step', space: '0,-1' },
    impossible: [{ choice: { type: 'step', space: '1,-1' }, rule: 'MK-MOV-03' }],
  },
  {
    id: 'undo',
    title: { de: 'Zurücknehmen', en: 'Taking back' },
    text: {
      de: 'In einer Partie kannst du solche Züge zurücknehmen, Karte für Karte und Schritt für Schritt: über den Knopf unter dem Tisch. Das geht, solange kein Würfel gefallen ist und du nichts Neues gesehen hast. Probiere also ruhig aus.',
      en: 'In a game you can take such moves back, card by card and step by step, with the button below the table. That works as long as no die was rolled and you have seen nothing new. So feel free to try things.',
    },
  },
  {
    id: 'strong',
    title: { de: 'Mana und starke Wirkung', en: 'Mana and strong effects' },
    text: {
      de: 'In der Quelle liegen Manawürfel für alle. Einen davon darfst du je Zug benutzen. „Ausdauer“ ist blau und ein Würfel zeigt Blau: Spiele sie mit der starken Wirkung, für Bewegung 4 statt 2.',
      en: 'In the Source lie mana dice for everybody. You may use one of them each turn. Stamina is blue and one die shows blue: play it for its strong effect, for Move 4 instead of 2.',
    },
    expects: { type: 'play', card: 'stamina', use: 'strong' },
    happens: [
      { type: 'manaPaid', mana: 'die-blue' },
      { type: 'movePoints', amount: 4 },
    ],
  },
  {
    id: 'onward',
    title: { de: 'Weiter', en: 'Onward' },
    text: {
      de: 'Noch eine Ebene weiter nach Nordosten. Das kostet 2 von deinen 4 Punkten.',
      en: 'One more plains space to the north-east. It costs 2 of your 4 points.',
    },
    expects: { type: 'step', space: '1,-2' },
  },
  {
    id: 'village',
    title: { de: 'Ins Dorf', en: 'To the village' },
    text: {
      de: 'Zieh ins Dorf. Gleich daneben lagern Orks. Sie greifen erst an, wenn du von einem Feld neben ihnen auf ein anderes Feld neben ihnen ziehst; heute Abend bist du in Ruhe gelassen.',
      en: 'Go to the village. Orcs camp right beside it. They attack only if you move from one space next to them to another space next to them; so today they leave you alone.',
    },
    expects: { type: 'step', space: '2,-3' },
  },
  {
    id: 'interact',
    title: { de: 'Mit Leuten reden', en: 'Talking to people' },
    text: {
      de: 'Nach der Bewegung hast du eine Aktion: verhandeln, kämpfen oder nichts. Hier im Dorf verhandelst du: Einheiten anwerben oder Heilung kaufen, beides für Einfluss. Dein Ansehen gibt oder nimmt dabei Einfluss; noch steht es auf 0.',
      en: 'After moving you have one action: interact, fight or nothing. Here in the village you interact: recruit units or buy healing, both for Influence. Your Reputation adds or takes Influence; it is still 0.',
    },
    expects: { type: 'interact' },
  },
  {
    id: 'promise',
    title: { de: 'Einfluss', en: 'Influence' },
    text: {
      de: 'Bauern kosten 4 Einfluss. Spiele „Versprechen“ mit der Grundwirkung: Einfluss 2. Das zweite Mana aus der Quelle bekommst du in diesem Zug nicht mehr.',
      en: 'Peasants cost 4 Influence. Play Promise for its basic effect: Influence 2. There is no second mana from the Source this turn.',
    },
    expects: { type: 'play', card: 'promise', use: 'basic' },
    impossible: [
      { choice: { type: 'play', card: 'promise', use: 'strong' }, rule: 'MK-CRD-03' },
      { choice: { type: 'recruit', unitName: 'peasants' }, rule: 'MK-INT-08' },
    ],
    happens: [{ type: 'influencePoints', amount: 2 }],
  },
  {
    id: 'sideways',
    title: { de: 'Quer spielen', en: 'Playing sideways' },
    text: {
      de: 'Jede Karte kann auch quer gespielt werden: für 1 Punkt Bewegung, Einfluss, Angriff oder Block. „Schnelligkeit“ nützt im Dorf sonst nichts. Spiele sie quer für Einfluss.',
      en: 'Any card can also be played sideways: for 1 point of Move, Influence, Attack or Block. Swiftness is of no other use in a village. Play it sideways for Influence.',
    },
    expects: { type: 'play', card: 'swiftness', use: 'influence' },
  },
  {
    id: 'sideways-again',
    title: { de: 'Der vierte Punkt', en: 'The fourth point' },
    text: {
      de: 'Noch ein Punkt. Spiele auch „Wut“ quer für Einfluss. Übrige Karten darfst du behalten, aber gute Züge nutzen fast alles.',
      en: 'One more point. Play Rage sideways for Influence, too. You may keep cards you do not need, but good turns use almost everything.',
    },
    expects: { type: 'play', card: 'rage', use: 'influence' },
  },
  {
    id: 'recruit',
    title: { de: 'Anwerben', en: 'Recruiting' },
    text: {
      de: 'Das Symbol auf einer Einheit sagt, wo sie zu haben ist; Bauern kommen aus Dörfern. Wirb sie an. Mit deinem einen Befehlsplättchen führst du vorerst genau eine Einheit.',
      en: 'The symbol on a unit tells where it can be recruited; Peasants come from villages. Recruit them. With your one command token you lead just one unit for now.',
    },
    expects: { type: 'recruit', unitName: 'peasants' },
    impossible: [{ choice: { type: 'recruit', unitName: 'utem-crossbowmen' }, rule: 'MK-INT-08' }],
    happens: [{ type: 'unitRecruited', unitName: 'peasants' }],
  },
  {
    id: 'end-turn',
    title: { de: 'Den Zug beenden', en: 'Ending the turn' },
    text: {
      de: 'Beende den Zug. Der benutzte Würfel wird neu geworfen, gespielte Karten kommen in die Ablage, und du ziehst bis zu deinem Handkartenlimit nach: fünf. Dann deckt der Dummyspieler Karten auf.',
      en: 'End the turn. The die you used is rolled again, played cards go to the discard pile, and you draw up to your hand limit: five. Then the dummy player turns cards over.',
    },
    expects: { type: 'endTurn' },
    chance: [1],
    happens: [{ type: 'cardsDrawn', count: 5 }, { type: 'dummyTurned' }],
  },
  {
    id: 'begin',
    title: { de: 'Plündern?', en: 'Plunder?' },
    text: {
      de: 'Vor deinem Zug könntest du das Dorf plündern: zwei Karten für einen Schritt schlechteres Ansehen. Lass die Leute in Frieden und beginne den Zug.',
      en: 'Before your turn you could plunder the village: two cards for one step of Reputation. Leave the people in peace and begin your turn.',
    },
    expects: { type: 'begin' },
  },
  {
    id: 'scout',
    title: { de: 'Ans Ende der Karte', en: 'The edge of the map' },
    text: {
      de: 'Das Dorf liegt am Rand der bekannten Welt. Erkunden kostet 2 Bewegung. Spiele „Marsch“ mit der Grundwirkung.',
      en: 'The village lies at the edge of the known world. Exploring costs 2 Move. Play March for its basic effect.',
    },
    expects: { type: 'play', card: 'march', use: 'basic' },
  },
  {
    id: 'explore',
    title: { de: 'Erkunden', en: 'Exploring' },
    text: {
      de: 'Klicke auf die leere Stelle im Nordosten. Ein neues Spielplanteil wird aufgedeckt, samt allem, was dort steht, und in diesem Szenario bringt das 1 Ruhm. Ab hier kannst du nichts mehr zurücknehmen: Du hast etwas Neues gesehen.',
      en: 'Click the empty place in the north-east. A new tile of the map is revealed with everything on it, and in this scenario that earns 1 Fame. From here on nothing can be taken back: you have seen something new.',
    },
    expects: { type: 'explore', tilePlace: '1,1' },
    happens: [
      { type: 'tileLaid', tile: 'countryside-3' },
      { type: 'fameGained', amount: 1 },
    ],
  },
  {
    id: 'challenge',
    title: { de: 'Herausfordern', en: 'Challenging' },
    text: {
      de: 'Jetzt zu den Orks nebenan: Herumtreiber, Rüstung 3, Angriff 4, Ruhm 2. Wer sie vertreibt, gewinnt auch 1 Ansehen. Klicke sie an und fordere sie heraus.',
      en: 'Now for the orcs next door: Prowlers, Armour 3, Attack 4, Fame 2. Who drives them off also wins 1 Reputation. Click them and challenge them.',
    },
    expects: { type: 'challenge', space: '3,-3' },
    happens: [{ type: 'enemyJoined', enemy: 'prowlers' }],
  },
  {
    id: 'ranged',
    title: { de: 'Fernangriff', en: 'Ranged attack' },
    text: {
      de: 'Ein Kampf hat vier Phasen. In der ersten treffen nur Fern- und Belagerungsangriffe, dafür bevor der Feind zuschlägt. „Schnelligkeit“ ist mit weißem Mana Fernangriff 3: genau die Rüstung. Spiele sie stark.',
      en: 'A combat has four phases. In the first only Ranged and Siege Attacks hit, but before the enemy strikes. With white mana Swiftness is Ranged Attack 3: just the Armour. Play it for its strong effect.',
    },
    expects: { type: 'play', card: 'swiftness', use: 'strong' },
    happens: [{ type: 'attackPoints', amount: 3, kind: 'ranged' }],
  },
  {
    id: 'shoot',
    title: { de: 'Angreifen', en: 'Striking' },
    text: {
      de: 'Drei Punkte gegen Rüstung 3: Das reicht. Wähle die Herumtreiber und greif an. Ein Angriff muss die ganze Rüstung erreichen, sonst richtet er nichts aus.',
      en: 'Three points against Armour 3: enough. Choose the Prowlers and attack. An attack has to reach the whole Armour, or it does nothing.',
    },
    expects: { type: 'strike', targets: '1' },
    happens: [
      { type: 'enemyDefeated', enemy: 'prowlers' },
      { type: 'fameGained', amount: 2 },
      { type: 'reputationChanged', amount: 1 },
    ],
  },
  {
    id: 'level',
    title: { de: 'Levelaufstieg', en: 'Level up' },
    text: {
      de: 'Besiegt, ohne einen Kratzer! Mit 3 Ruhm erreichst du Level 2. Aufgestiegen wird am Ende des Zugs: Beende ihn.',
      en: 'Defeated without a scratch! With 3 Fame you reach level 2. Levels are gained at the end of the turn: end it.',
    },
    expects: { type: 'endTurn' },
    chance: [2],
    happens: [{ type: 'levelReached', level: 2 }],
  },
  {
    id: 'learn',
    title: { de: 'Eine Fähigkeit', en: 'A skill' },
    text: {
      de: 'Gerade Level bringen eine Fähigkeit und eine fortgeschrittene Aktion, ungerade bessere Werte. Von zwei Fähigkeiten behältst du eine. Lerne „Motivation“: einmal je Runde zwei Karten mehr.',
      en: 'Even levels bring a skill and an advanced action, odd ones better values. Of two skills you keep one. Learn Motivation: two more cards once a round.',
    },
    expects: { type: 'learn', skill: 'tovak-motivation' },
  },
  {
    id: 'action',
    title: { de: 'Eine neue Karte', en: 'A new card' },
    text: {
      de: 'Neue Karten kommen oben auf dein Handlungsdeck: Gleich ziehst du sie. Nimm „Feuerbolzen“: ein roter Kristall für später, oder mit rotem Mana ein Fernangriff aus Feuer.',
      en: 'New cards go on top of your deck: you are about to draw it. Take Fire Bolt: a red crystal for later, or with red mana a ranged attack of fire.',
    },
    expects: { type: 'pickCard', card: 'fire-bolt' },
    happens: [{ type: 'cardGained', card: 'fire-bolt' }],
  },
  {
    id: 'keep',
    title: { de: 'Behalten oder ablegen', en: 'Keep or discard' },
    text: {
      de: 'Vor dem Nachziehen darfst du Karten ablegen. Diese hier brauchst du gleich: Behalte sie alle.',
      en: 'Before you draw you may discard cards. You will need these soon: keep them all.',
    },
    expects: { type: 'done' },
    happens: [{ type: 'cardsDrawn', count: 2 }],
  },
  {
    id: 'second-fight',
    title: { de: 'Zwei Angriffe', en: 'Two attacks' },
    text: {
      de: 'Etwas später, in den Hügeln. Vor dir stehen Ork-Plänkler: Rüstung 4 und zwei Angriffe mit je 1. Du hast keinen Fernangriff zur Hand, also wird es ein ganzer Kampf. Fordere sie heraus.',
      en: 'A little later, in the hills. In front of you stand Orc Skirmishers: Armour 4 and two attacks of 1 each. You have no ranged attack at hand, so this will be a whole combat. Challenge them.',
    },
    position: {
      options: { scenario: 'first-reconnaissance' },
      seats: [
        {
          hero: 'tovak',
          space: '1,-3',
          fame: 3,
          reputation: 1,
          hand: ['cold-toughness', 'rage', 'tranquility', 'instinct', 'threaten'],
          deck: ['stamina', 'crystallize', 'mana-draw', 'concentration', 'march', 'swiftness'],
          discard: ['march', 'stamina', 'promise', 'rage', 'swiftness', 'fire-bolt'],
          units: ['peasants'],
          skills: ['tovak-motivation'],
          tactic: 'early-bird',
        },
      ],
      dummy: { hero: 'norowas', tactic: 'rethink' },
      source: ['blue', 'white', 'red'],
      map: { ...land, '1,1': 'countryside-3' },
      tokens: { '1,-4': ['orc-skirmishers'] },
      sites: { '3,-3': { gone: true } },
      unitOffer: ['herbalists', 'utem-crossbowmen'],
      actionOffer: ['swift-bolt', 'agility', 'ice-bolt'],
      spellOffer: ['fireball', 'restoration', 'snowstorm'],
    },
    expects: { type: 'challenge', space: '1,-4' },
    happens: [{ type: 'phaseBegun', phase: 'ranged' }],
  },
  {
    id: 'no-ranged',
    title: { de: 'Nichts zu schießen', en: 'Nothing to shoot' },
    text: {
      de: 'Ohne Fernangriff gehst du weiter. Beende die Phase; jetzt kommen die Orks.',
      en: 'Without a ranged attack you go on. End the phase; now the orcs come.',
    },
    expects: { type: 'endPhase' },
    happens: [{ type: 'phaseBegun', phase: 'block' }],
  },
  {
    id: 'block',
    title: { de: 'Blocken', en: 'Blocking' },
    text: {
      de: 'In der Blockphase wehrst du Angriffe ab, jeden für sich. „Kalte Härte“ gibt in dieser Phase Block 3. Spiele sie mit der Grundwirkung.',
      en: 'In the Block phase you ward off attacks, each one by itself. In this phase Cold Toughness gives Block 3. Play it for its basic effect.',
    },
    expects: { type: 'play', card: 'cold-toughness', use: 'basic' },
    happens: [{ type: 'blockPoints', amount: 3 }],
  },
  {
    id: 'parry',
    title: { de: 'Den ersten Angriff', en: 'The first attack' },
    text: {
      de: 'Drei Punkte gegen einen Angriff von 1: Der ist geblockt. Was übrig bleibt, verfällt. Wehre den ersten Angriff ab.',
      en: 'Three points against an attack of 1: it is blocked. What is left over is lost. Block the first attack.',
    },
    expects: { type: 'parry', attack: '1a' },
    happens: [{ type: 'attackBlocked', attack: '1a' }],
  },
  {
    id: 'unblocked',
    title: { de: 'Den zweiten nicht', en: 'Not the second one' },
    text: {
      de: 'Für den zweiten willst du keine Karte opfern: Du brauchst sie zum Angreifen. Beende die Blockphase.',
      en: 'You do not want to spend a card on the second one: you need them for attacking. End the Block phase.',
    },
    expects: { type: 'endPhase' },
    happens: [{ type: 'phaseBegun', phase: 'damage' }],
  },
  {
    id: 'damage',
    title: { de: 'Schaden', en: 'Damage' },
    text: {
      de: 'Was nicht geblockt ist, trifft. Lass den zweiten Angriff treffen.',
      en: 'What was not blocked hits. Let the second attack hit.',
    },
    expects: { type: 'suffer', attack: '1b' },
  },
  {
    id: 'wound',
    title: { de: 'Verletzungen', en: 'Wounds' },
    text: {
      de: 'Die Bauern könnten den Schaden fangen, wären dann aber verletzt und nicht mehr zu gebrauchen. Nimm ihn selbst: Für je 2 Schaden, auch angefangene, kommt bei Rüstung 2 eine Verletzung auf deine Hand. Sie tut nichts und nimmt Platz weg.',
      en: 'The Peasants could take the damage, but then they would be wounded and of no use. Take it yourself: with Armour 2, each 2 damage or part of it puts a Wound into your hand. It does nothing and takes up room.',
    },
    expects: { type: 'bear' },
    happens: [{ type: 'woundTaken' }, { type: 'phaseBegun', phase: 'attack' }],
  },
  {
    id: 'unit',
    title: { de: 'Einheiten kämpfen mit', en: 'Units fight along' },
    text: {
      de: 'Die letzte Phase ist deine: Jetzt zählen alle Angriffe. Aktiviere die Bauern, für Angriff 2. Sie sind danach bis zur nächsten Runde verausgabt.',
      en: 'The last phase is yours: now all attacks count. Activate the Peasants, for Attack 2. After that they are spent until the next round.',
    },
    expects: { type: 'activate', unit: 1, ability: 1 },
    happens: [{ type: 'attackPoints', amount: 2 }],
  },
  {
    id: 'rage',
    title: { de: 'Und du selbst', en: 'And you yourself' },
    text: {
      de: 'Zwei Punkte fehlen noch bis Rüstung 4. Spiele „Wut“ mit der Grundwirkung, für Angriff 2.',
      en: 'Two points are missing to Armour 4. Play Rage for its basic effect, for Attack 2.',
    },
    expects: { type: 'play', card: 'rage', use: 'basic' },
    happens: [{ type: 'attackPoints', amount: 2 }],
  },
  {
    id: 'strike',
    title: { de: 'Zuschlagen', en: 'Strike' },
    text: {
      de: 'Vier gegen vier. Greif die Plänkler an.',
      en: 'Four against four. Attack the Skirmishers.',
    },
    expects: { type: 'strike', targets: '1' },
    happens: [
      { type: 'enemyDefeated', enemy: 'orc-skirmishers' },
      { type: 'fameGained', amount: 2 },
    ],
  },
  {
    id: 'heal',
    title: { de: 'Heilen', en: 'Healing' },
    text: {
      de: 'Gewonnen! Bleibt die Verletzung. Geheilt wird außerhalb von Kämpfen, auch noch nach einem. Spiele „Gelassenheit“ mit der Grundwirkung.',
      en: 'You have won! That leaves the Wound. Healing is done outside of combat, also after one. Play Tranquility for its basic effect.',
    },
    expects: { type: 'play', card: 'tranquility', use: 'basic' },
  },
  {
    id: 'heal-way',
    title: { de: 'Heilen oder ziehen', en: 'Heal or draw' },
    text: {
      de: 'Manche Karten lassen dir die Wahl. Nimm die Heilung.',
      en: 'Some cards give you a choice. Take the healing.',
    },
    expects: { type: 'take', way: 'heal' },
    happens: [{ type: 'healPoints', amount: 1 }],
  },
  {
    id: 'heal-wound',
    title: { de: 'Weg damit', en: 'Be gone' },
    text: {
      de: 'Jeder Punkt Heilung nimmt eine Verletzung von der Hand. Klicke auf sie. Wer so viele Verletzungen bekommt, wie sein Handkartenlimit hoch ist, geht im Kampf zu Boden und verliert alle anderen Karten.',
      en: 'Each point of healing removes one Wound from your hand. Click it. Who takes as many Wounds in one combat as the hand limit is high is knocked out and loses all other cards.',
    },
    expects: { type: 'healHand' },
    happens: [{ type: 'woundHealed' }],
  },
  {
    id: 'night',
    title: { de: 'Und dann wird es Nacht', en: 'And then night falls' },
    text: {
      de: 'So geht es weiter, bis dein Handlungsdeck leer ist und du das Ende der Runde ansagst, oder der Dummyspieler es tut. Dann mischst du alle Karten neu, Einheiten sind wieder bereit, und es wird Nacht: Wälder kosten mehr, Wüsten weniger, schwarzes Mana erwacht und goldenes schläft. Such die Stadt, und lies Orte, bevor du sie betrittst.',
      en: 'So it goes on until your deck is empty and you announce the end of the round, or the dummy player does. Then you shuffle all your cards anew, units are ready again, and night falls: forests cost more, deserts less, black mana wakes and gold sleeps. Find the city, and read about places before you enter them.',
    },
  },
];
