import type { AdventureId } from '../card-ids.js';
import type { TaleText } from './card-text.js';

/** German names, texts and tales of the blue and red adventures. */
export const blueRedDe = {
  'sir-farrow': {
    name: 'Sir Farrow, General der Toten',
    text: 'Er nimmt keine Verletzungen durch Karteneffekte, nur durch Angriffe.',
    tale: 'Der General hebt das Visier, und dahinter ist nichts als Disziplin.',
  },
  'apprentice-of-vorakesh': {
    name: 'Vorakeshs Lehrling',
    text: '',
    tale: 'Der Schüler ist zurückgeblieben, um zu zeigen, was er gelernt hat.',
  },
  'elder-wyvern': {
    name: 'Alte Wyvern',
    text: '',
    tale: 'Die grauen Flügel sind zerrissen, doch der Stachel hat nichts verlernt.',
  },
  'ferrox-alpha': {
    name: 'Ferrox-Leittier',
    text: '',
    tale: 'Das Rudel verstummt und macht dem Größten Platz.',
  },
  'barrow-lich': {
    name: 'Grablich',
    text: 'Vor dem Kampf: Widerstehen 17, sonst nimmt dein Held 2 Erschöpfung.',
    tale: 'Die Krone auf dem Schädel dreht sich langsam zum Licht.',
  },
  'chaos-beast': {
    name: 'Chaosbestie',
    text: '',
    tale: 'Für eine Gestalt hat es sich noch nicht entschieden, nur für eine Mahlzeit.',
  },
  'giant-of-the-peaks': {
    name: 'Gipfelriese',
    text: '',
    tale: 'Der Berg gähnt, streckt sich und schaut herunter.',
  },
  'bane-spider-queen': {
    name: 'Giftspinnenkönigin',
    text: 'Jedes Mal, wenn sie deinen Helden verletzt: Dein Held nimmt auch 1 Erschöpfung.',
    tale: 'Ein ganzes Tal hängt in ihrem Netz, samt Kirchturm.',
  },
  'shadow-assassin': {
    name: 'Schattenmörder',
    text: 'Vor dem Kampf: Beobachten 17, sonst nimmt dein Held 2 Verletzungen.',
    tale: 'An der Wand geht ein Schatten mehr, als Reisende da sind.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'Erste Kampfrunde: Du darfst keine Karten aktivieren.',
    tale: 'Der Garten ist voller Statuen, und alle sehen überrascht aus.',
  },
  'fire-elemental': {
    name: 'Feuerelementar',
    text: 'Nahkampf, wenn ein Angriff deines Helden misslingt: Wirf 1 Waffe ab, die bei diesem Wurf benutzt wurde.',
    tale: 'Die brennende Mühle macht einen Schritt.',
  },
  'frost-drake': {
    name: 'Frostdrache',
    text: '',
    tale: 'Zuerst kommt sein Atem und macht aus dem Regen Nadeln.',
  },
  'dragon-high-priest': {
    name: 'Hohepriester der Drachen',
    text: 'Belohnung: Behalte diese Karte als Schuppenlitanei (gegen Drachen, abwerfen: +5 auf einen Kampfwurf deines Helden oder eines Verbündeten).',
    tale: 'Er predigt in einer Sprache, für die es nie eine Kehle gab.',
  },
  vorakesh: {
    name: 'Vorakesh der Nekromant',
    text: 'Beginn jeder Kampfrunde ab Runde 2: Dein Held nimmt 1 Erschöpfung. Belohnung: Behalte diese Karte als Vorakeshs Siegel (gegen Drachen: +1 auf alle Kampfwürfe deiner Seite).',
    tale: 'Alles Tote im Saal verneigt sich, und dann blickt er auf.',
  },
  'dragons-riddle': {
    name: 'Drachenrätsel',
    text: 'Beobachten 18. Erfolg: Erhalte 8 Gold. Fehlschlag: Dein Held nimmt 2 Erschöpfung.',
    tale: 'In der Höhlenwand öffnet sich ein riesiges Auge und stellt eine Frage.',
  },
  'rift-of-souls': {
    name: 'Seelenriss',
    text: 'Widerstehen 18. Erfolg: Nimm einen blauen Abenteuermarker aus dem Vorrat. Fehlschlag: Dein Held nimmt 2 Verletzungen.',
    tale: 'Die Luft hat einen Sprung, und die dahinter kennen jeden beim Namen.',
  },
  'broken-causeway': {
    name: 'Geborstener Damm',
    text: 'Klettern 17. Erfolg: Erhalte 5 Gold und entferne bis zu 2 Verletzungen von deinem Helden oder einem Verbündeten. Fehlschlag: Dein Held nimmt 2 Verletzungen.',
    tale: 'Der alte Damm endet mitten über der Schlucht und beginnt zu weit entfernt von Neuem.',
  },
  'dragons-over-terrinoth': {
    name: 'Drachen über Terrinoth',
    text: 'Solange es ausliegt: Ein Held, der seine Bewegung auf einem Gebirgsfeld beendet, nimmt 1 Verletzung.',
    tale: 'Die Hirten sind von den Gipfeln gekommen und wollen nicht sagen, warum.',
  },
  'runes-awaken': {
    name: 'Die Runen erwachen',
    text: 'Solange es ausliegt: Helden und Verbündete haben +1 auf Zauberkampfwürfe; Herausforderungen machen in der Zauberkampfphase 1 Schaden mehr.',
    tale: 'Im ganzen Land beginnen die alten Steine denselben Ton zu summen.',
  },
  'hour-of-vorakesh': {
    name: 'Vorakeshs Stunde',
    text: 'Solange es ausliegt: Alle Herausforderungen haben +1 auf alle drei Kampfwerte.',
    tale: 'Mittags schlagen die Glocken dreizehn, und die Schatten stehen auf.',
  },

  'skeleton-of-margath': {
    name: 'Margaths Gebein',
    text: 'Belohnung: Nimm Hochlord Margath und kämpfe sofort gegen ihn. Du darfst nicht fliehen; +4 auf den ersten Kampfwurf deiner Seite.',
    tale: 'Die Knochen des Hochlords liegen quer über dem Pass, bis sie nicht mehr liegen.',
  },
  kharvane: {
    name: 'Kharvane, Herr der Glut',
    text: 'Vor dem Kampf: Widerstehen 17, sonst nehmen dein Held und jeder Verbündete 1 Verletzung. Belohnung: Behalte diese Karte als Drachenrune.',
    tale: 'Der Fels glüht, lange bevor der Herr der Glut das Maul öffnet.',
  },
  sythraal: {
    name: 'Sythraal, Herr des Frosts',
    text: 'Beginn jeder Kampfrunde: Dein Held nimmt 1 Erschöpfung. Belohnung: Behalte diese Karte als Drachenrune.',
    tale: 'Es wird so still, dass man das Wasser gefrieren hört.',
  },
  orrivane: {
    name: 'Orrivane, Herr der Stürme',
    text: 'Fernkampf, nach jedem misslungenen Angriff auf ihn: Der Angreifer nimmt 1 Verletzung mehr. Belohnung: Behalte diese Karte als Drachenrune.',
    tale: 'Die Gewitterwolke entfaltet sich, und sie hat Krallen.',
  },
  ulvaine: {
    name: 'Ulvaine, Herr des Gifts',
    text: 'Jedes Mal, wenn er deinen Helden verletzt: Dein Held nimmt auch 1 Erschöpfung. Belohnung: Behalte diese Karte als Drachenrune.',
    tale: 'Wohin sein Schatten fällt, wird das Gras schwarz und legt sich nieder.',
  },
  drakkarn: {
    name: 'Drakkarn, Herr des Steins',
    text: 'Kampf: Jeder Angriff macht gegen ihn 1 Schaden weniger (mindestens 1). Belohnung: Behalte diese Karte als Drachenrune.',
    tale: 'In der Felswand öffnen sich zwei goldene Augen.',
  },
  margath: {
    name: 'Hochlord Margath',
    text: 'Vor dem Kampf: Dein Held nimmt 2 Erschöpfung. Belohnung: Du gewinnst das Spiel.',
    tale: 'Der Hochlord breitet die Schwingen aus, und der Tag ist vorbei.',
  },
} satisfies Partial<Record<AdventureId, TaleText>>;
