import type { LessonStep } from '../../tutorial/lesson.js';

/** The first turns, step by step: roll, walk, fight, shop, learn. One plays alone here. */
export const tutorialSteps: readonly LessonStep[] = [
  {
    id: 'roll',
    title: { de: 'Würfeln', en: 'Rolling' },
    text: {
      de: 'Du führst Nara Reißzahn und stehst in Tamalir, mitten in Terrinoth. Jeder Zug beginnt mit der Bewegung. Würfle die fünf Bewegungswürfel: Jeder zeigt Landschaften, die er bezahlen kann.',
      en: 'You lead Nara the Fang and stand in Tamalir, in the middle of Terrinoth. Every turn begins with movement. Roll the five movement dice: each shows the terrains it can pay for.',
    },
    position: {
      seats: [{ hero: 'nara' }],
      decks: { green: ['giant-rats'], market: ['chainmail'] },
      stacks: { tamalir: ['short-sword', 'sellsword'] },
    },
    expects: { type: 'roll' },
    impossible: [{ choice: { type: 'rest', dice: 2 }, rule: 'RB-RST-09' }],
    chance: [1, 4, 6, 5, 2],
  },
  {
    id: 'first-step',
    title: { de: 'Der erste Schritt', en: 'The first step' },
    text: {
      de: 'Getönte Felder erreichst du mit diesen Würfeln. Nördlich von Tamalir führt eine Straße hinaus, und jeder Würfel mit dem Straßenzeichen bezahlt sie. Klicke auf die Straße im Nordwesten (0804).',
      en: 'Tinted spaces can be reached with these dice. A road leads out to the north of Tamalir, and any die with the road symbol pays for it. Click the road in the north-west (0804).',
    },
    expects: { type: 'move', space: '0804' },
    impossible: [{ choice: { type: 'move', space: '0904', die: 5 }, rule: 'RB-MOV-04' }],
  },
  {
    id: 'second-step',
    title: { de: 'Zum grünen Juwel', en: 'To the green gem' },
    text: {
      de: 'Dieser Würfel ist verbraucht, vier hast du noch. Auf den Kreuzwegfeldern im Nordwesten liegt ein grüner Abenteuermarker, die leichteste Farbe. Geh mit einem Würfel dorthin, der Ebene zeigt (0703).',
      en: 'That die is spent, four are left. On the Crossing Fields in the north-west lies a green adventure counter, the easiest colour. Go there with a die that shows plains (0703).',
    },
    expects: { type: 'move', space: '0703' },
  },
  {
    id: 'stop',
    title: { de: 'Anhalten', en: 'Stopping' },
    text: {
      de: 'Du darfst jederzeit anhalten; übrige Würfel verfallen. Nur wo deine Bewegung endet, kannst du ein Abenteuer wagen oder einkaufen. Halte hier an.',
      en: 'You may stop at any time; dice left over are lost. Only where your movement ends can you try an adventure or go shopping. Stop here.',
    },
    expects: { type: 'stop' },
  },
  {
    id: 'attempt',
    title: { de: 'Das Abenteuer', en: 'The adventure' },
    text: {
      de: 'Der Marker steht für eine Karte vom grünen Stapel: eine Herausforderung, ein Ereignis oder eine Begegnung. Ereignisse und Begegnungen werden abgehandelt, dann ziehst du weiter, bis ein Gegner kommt. Wage es: Klicke auf den grünen Marker.',
      en: 'The counter stands for a card of the green deck: a challenge, an event or an encounter. Events and encounters are carried out, then you draw on until an enemy comes. Try it: click the green counter.',
    },
    expects: { type: 'attempt', color: 'green' },
    happens: [{ type: 'adventureDrawn', card: 'giant-rats' }, { type: 'combatBegun' }],
  },
  {
    id: 'stand',
    title: { de: 'Fliehen oder bleiben', en: 'Flee or stand' },
    text: {
      de: 'Riesenratten! Ein Kampf geht in Runden: erst darf dein Held fliehen, dann kommen Fernkampf, Nahkampf und Zauberkampf. Die Ratten haben 2 Leben und schlagen nur im Nahkampf zu. Bleib stehen.',
      en: 'Giant rats! A fight goes in rounds: first your hero may flee, then come ranged, melee and magic. The rats have 2 Life and strike in melee only. Stand your ground.',
    },
    expects: { type: 'stand' },
  },
  {
    id: 'brace',
    title: { de: 'Fernkampf', en: 'Ranged' },
    text: {
      de: 'In jeder Phase greift eine deiner Figuren an, oder dein Held verteidigt sich. Dein Held greift nur einmal je Runde an, und Naras Stärke ist der Nahkampf. Im Fernkampf richten die Ratten keinen Schaden an: Verteidige dich ohne Wurf.',
      en: 'In each phase one of your characters attacks, or your hero defends. Your hero attacks only once a round, and melee is what Nara does best. The rats deal no damage in ranged combat: defend without a roll.',
    },
    expects: { type: 'brace' },
  },
  {
    id: 'attack',
    title: { de: 'Nahkampf', en: 'Melee' },
    text: {
      de: 'Jetzt zählt es. Zwei zehnseitige Würfel plus Naras Körperkraft 5 gegen die 13 der Ratten. Triffst du, nehmen sie 2 Verletzungen; verfehlst du, triffst es dich. Greif mit deiner Heldin an.',
      en: 'Now it counts. Two ten-sided dice plus Nara’s Body of 5 against the rats’ 13. If you hit they take 2 wounds; if you miss you take theirs. Attack with your hero.',
    },
    expects: { type: 'attack', character: 'hero' },
    chance: [4, 5],
    happens: [{ type: 'diceRolled', first: 4, second: 5 }],
  },
  {
    id: 'confirm',
    title: { de: 'Nach dem Wurf', en: 'After the roll' },
    text: {
      de: '9 und 5 sind 14: getroffen! Was jetzt noch helfen kann, leuchtet: Nara könnte sich zweimal erschöpfen und einen Punkt mehr Schaden machen. Das brauchst du hier nicht. Lass den Wurf gelten.',
      en: '9 and 5 make 14: a hit! Whatever can still help glows: Nara could take 2 exhaustion to deal one more damage. You do not need it here. Let the roll stand.',
    },
    expects: { type: 'confirm' },
    happens: [
      { type: 'challengeDefeated', card: 'giant-rats' },
      { type: 'goldGained', amount: 1 },
      { type: 'counterTaken', color: 'green' },
    ],
  },
  {
    id: 'rest',
    title: { de: 'Ausruhen', en: 'Resting' },
    text: {
      de: 'Gewonnen! Einige Tage später: Nara ist verletzt und zweimal erschöpft, deshalb hätte sie nur vier Würfel. Sie kann ausruhen: Wer weniger Würfel wirft, legt für jeden fehlenden eine Erschöpfung ab. Ruh dich mit zwei Würfeln aus.',
      en: 'You have won! Some days later: Nara has a wound and 2 exhaustion, so she would have four dice only. She can rest: who rolls fewer dice removes one exhaustion for each one left out. Rest with two dice.',
    },
    position: {
      round: 4,
      seats: [
        {
          hero: 'nara',
          space: '0804',
          cameFrom: '0803',
          gold: 6,
          wounds: 1,
          exhaustion: 2,
          counters: { green: 3, yellow: 1 },
        },
      ],
      board: { '0703': [], '0704': [], '0606': [], '0506': [] },
      stacks: { tamalir: ['short-sword', 'sellsword'] },
      decks: { market: ['chainmail'] },
    },
    expects: { type: 'rest', dice: 2 },
    happens: [{ type: 'restAnnounced' }],
  },
  {
    id: 'relieve',
    title: { de: 'Erschöpfung ablegen', en: 'Removing exhaustion' },
    text: {
      de: 'Zwei Erschöpfungen dürfen weg, auch von Verbündeten. Klicke auf Nara.',
      en: 'Two exhaustion counters may go, from allies too. Click Nara.',
    },
    expects: { type: 'relieve', character: 'hero' },
  },
  {
    id: 'relieve-again',
    title: { de: 'Und noch eine', en: 'And another one' },
    text: {
      de: 'Noch einmal. Danach fallen die zwei Würfel.',
      en: 'Once more. Then the two dice are rolled.',
    },
    expects: { type: 'relieve', character: 'hero' },
    chance: [2, 3],
  },
  {
    id: 'home',
    title: { de: 'In die Stadt', en: 'To the city' },
    text: {
      de: 'Eine Stadt betrittst du mit jedem Würfel, was er auch zeigt. Geh nach Tamalir.',
      en: 'A city is entered with any die, whatever it shows. Go to Tamalir.',
    },
    expects: { type: 'move', space: '0805' },
  },
  {
    id: 'arrive',
    title: { de: 'Ankommen', en: 'Arriving' },
    text: {
      de: 'Halte hier an. In einer Stadt kommt zuerst eine neue Karte auf den Marktplatz.',
      en: 'Stop here. In a city a new card comes to the market first.',
    },
    expects: { type: 'stop' },
    happens: [{ type: 'marketCardLaid', card: 'chainmail' }],
  },
  {
    id: 'buy',
    title: { de: 'Anheuern', en: 'Hiring' },
    text: {
      de: 'Du hast 6 Gold. Der Söldner kostet 4 und greift in einer Phase an, in der Nara es nicht tut. Für das Kettenhemd reicht es danach nicht mehr. Heuere den Söldner an.',
      en: 'You have 6 gold. The Sellsword costs 4 and attacks in a phase in which Nara does not. After that the Chainmail is too dear. Hire the Sellsword.',
    },
    expects: { type: 'buy', card: 'sellsword' },
    impossible: [{ choice: { type: 'sell', card: 'chainmail' }, rule: 'RB-MKT-06' }],
  },
  {
    id: 'heal',
    title: { de: 'Heilen', en: 'Healing' },
    text: {
      de: 'Für 1 Gold verschwindet eine Verletzung oder alle Erschöpfung einer Figur. Lass Naras Wunde versorgen.',
      en: 'For 1 gold one wound goes away, or all exhaustion of one character. Have Nara’s wound looked after.',
    },
    expects: { type: 'heal', character: 'hero' },
  },
  {
    id: 'leave',
    title: { de: 'Weiter', en: 'Onward' },
    text: {
      de: 'Mehr brauchst du nicht. Verlass den Markt.',
      en: 'That is all you need. Leave the market.',
    },
    expects: { type: 'leave' },
  },
  {
    id: 'learn',
    title: { de: 'Erfahrung', en: 'Experience' },
    text: {
      de: 'Gewonnene Abenteuermarker sind Erfahrung: Grün zählt 1, Gelb 2, Blau 3, Rot 4. Allein kostet ein Erfahrungsmarker 5 Punkte, und genau die hast du. Steigere die Körperkraft um 2.',
      en: 'Adventure counters you have won are experience: green counts 1, yellow 2, blue 3, red 4. Alone an experience counter costs 5 points, which is just what you have. Raise Body by 2.',
    },
    expects: { type: 'learn', value: 'body' },
    happens: [{ type: 'experienceGained', value: 'body' }],
  },
  {
    id: 'encounter',
    title: { de: 'Begegnungen und Prüfungen', en: 'Encounters and tests' },
    text: {
      de: 'Später, auf dem Galgenhügel. Obenauf liegt diesmal eine Begegnung: Du musst durch eine Furt und dafür eine Prüfung im Schwimmen bestehen: zwei Würfel plus Körperkraft plus Fertigkeit gegen 14. Danach wird weitergezogen, bis ein Gegner kommt. Klicke auf den grünen Marker.',
      en: 'Later, on Gallows Hill. This time an encounter lies on top: you have to cross a ford and take a swimming test, two dice plus Body plus skill against 14. Then cards are drawn until an enemy comes. Click the green counter.',
    },
    position: {
      round: 6,
      step: 'adventure',
      seats: [
        {
          hero: 'nara',
          space: '0904',
          cameFrom: '0805',
          gold: 3,
          cards: ['short-sword', 'leather-jerkin', 'sellsword'],
          experience: { body: 1 },
        },
      ],
      decks: { green: ['swollen-ford', 'orc-raiders'] },
    },
    expects: { type: 'attempt', color: 'green' },
    chance: [2, 5],
    happens: [
      { type: 'testPassed', skill: 'swim', total: 15, target: 14 },
      { type: 'goldGained', amount: 3 },
      { type: 'combatBegun', card: 'orc-raiders' },
    ],
  },
  {
    id: 'stand-again',
    title: { de: 'Orks', en: 'Orcs' },
    text: {
      de: 'Geschafft, mit 15 gegen 14, und 3 Gold gewonnen. Drüben warten Orks: 3 Leben, im Fernkampf 1 und im Nahkampf 2 Schaden. Fliehen hieße zwei Würfel plus Geisteskraft gegen 13; wer scheitert, nimmt eine Verletzung, wer es schafft, beendet den Zug. Bleib.',
      en: 'Done, 15 against 14, and 3 gold gained. Orcs wait on the other side: 3 Life, 1 damage in ranged and 2 in melee. To flee would mean two dice plus Mind against 13; who fails takes a wound, who succeeds ends the turn. Stand.',
    },
    expects: { type: 'stand' },
  },
  {
    id: 'ally',
    title: { de: 'Verbündete', en: 'Allies' },
    text: {
      de: 'Greift ein Verbündeter an, muss dein Held in dieser Phase nicht verteidigen. Der Söldner trifft im Fernkampf selten, aber er nimmt Nara den Wurf ab. Schick ihn vor.',
      en: 'If an ally attacks, your hero need not defend in that phase. The Sellsword seldom hits at range, but he spares Nara the roll. Send him in.',
    },
    expects: { type: 'attack', character: 'sellsword' },
    chance: [6, 6],
    happens: [{ type: 'attackHit', character: 'sellsword', amount: 1 }],
  },
  {
    id: 'hero-attacks',
    title: { de: 'Jetzt Nara', en: 'Now Nara' },
    text: {
      de: 'Getroffen mit 14 gegen 13! Noch 2 Leben. Nara hat jetzt Körperkraft 7 und mit dem Kurzschwert +1: Sie braucht 7 mit zwei Würfeln gegen die 15 der Orks. Greif mit der Heldin an.',
      en: 'A hit, 14 against 13! 2 Life are left. Nara now has Body 7, and +1 by the Short Sword: she needs 7 with two dice against the orcs’ 15. Attack with your hero.',
    },
    expects: { type: 'attack', character: 'hero' },
    chance: [1, 4],
    happens: [{ type: 'diceRolled', first: 1, second: 4 }],
  },
  {
    id: 'missed',
    title: { de: 'Verfehlt', en: 'Missed' },
    text: {
      de: 'Nur 13: verfehlt. Nach dem Wurf helfen Karten, die etwas hinzuzählen; du hast keine. Lass den Wurf gelten: Nara soll 2 Verletzungen nehmen.',
      en: 'Only 13: a miss. After a roll cards help that add to it; you have none. Let the roll stand: Nara is about to take 2 wounds.',
    },
    expects: { type: 'confirm' },
  },
  {
    id: 'prevent',
    title: { de: 'Rüstung', en: 'Armour' },
    text: {
      de: 'Bevor Verletzungen zählen, darfst du sie verhindern. Aktiviere das Lederwams: Es fängt eine ab und liegt dann bis zum nächsten Zug verdeckt. Je Kampfrunde darfst du eine Karte aktivieren.',
      en: 'Before wounds count you may prevent them. Activate the Leather Jerkin: it takes one and then lies face down until your next turn. You may activate one card in each round of combat.',
    },
    expects: { type: 'use', source: 'leather-jerkin' },
    happens: [
      { type: 'woundsPrevented', amount: 1 },
      { type: 'woundsTaken', amount: 1 },
    ],
  },
  {
    id: 'goal',
    title: { de: 'Wer gewinnt', en: 'Who wins' },
    text: {
      de: 'Der Kampf ginge nun weiter. Wer flieht oder außer Gefecht gerät, lässt den Gegner unbesiegt auf dem Feld zurück; außer Gefecht verlierst du dein Gold und deine teuerste Karte. Ziel ist: Besiege den Hochlord Margath, oder sammle drei Drachenrunen von den roten Feldern. Bis dahin wirst du viele Städte sehen.',
      en: 'The fight would go on now. Who flees or is knocked out leaves the enemy undefeated on the space; knocked out you lose your gold and your dearest card. The goal: kill High Lord Margath, or gather three Dragon Runes from the red spaces. Until then you will see many cities.',
    },
  },
];
