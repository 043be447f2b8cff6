import type { CardId } from '../card-ids.js';
import type { CardText } from './card-text.js';

/**
 * German names and texts of the cards, in our own words. The key is the card's id. Values printed as numbers are not
 * repeated in the text; a weapon or armour without a special rule has none.
 */
export const cardsDe: Readonly<Record<CardId, CardText>> = {
  'black-knight': { name: 'Schwarzer Ritter', text: 'Klingenwaffen: Attacke +2. Schilde: Parade +1.' },
  barbarian: { name: 'Barbar', text: 'Wuchtwaffen: Attacke +2. Solange er keine Rüstung am Torso trägt: Parade +1.' },
  troll: { name: 'Troll', text: 'Wuchtwaffen: Schaden +1. Jede zweihändig geführte Waffe: Attacke +1.' },
  ratman: { name: 'Rattenmensch', text: 'Wurfwaffen: Attacke +2. Einhändig geführte Klingenwaffen: Attacke +1.' },
  assassin: {
    name: 'Assassine',
    text: 'Einhändig geführte Klingenwaffen: Attacke +1, Schaden +1. Wurfwaffen: Attacke +1.',
  },
  werewolf: {
    name: 'Werwolf',
    text: 'Krallen: Mit zwei leeren Händen greift er im Nahkampf ohne Waffe an (Attacke +1, Schaden 5) und pariert auch so (ohne Bonus).',
  },
  'dragon-slayer': {
    name: 'Drachentöter',
    text: 'Stangenwaffen: Attacke +2. Gegen Kreaturen und Dämonen: Schaden +2.',
  },
  'shadow-warrior': { name: 'Schattenkrieger', text: 'Schusswaffen: Attacke +2. Gegen Fernkampfangriffe: Parade +1.' },
  'dark-elf': { name: 'Dunkelelfe', text: 'Schwarze Magie: Magie +2. Schusswaffen: Attacke +1.' },
  vampiress: { name: 'Vampirin', text: 'Geistmagie: Magie +2. Einhändig geführte Klingenwaffen: Attacke +1.' },
  shaman: { name: 'Schamanin', text: 'Naturmagie: Magie +2. Beschwörungen: Magie +1.' },
  lich: { name: 'Lich', text: 'Schwarze Magie: Magie +2.' },
  necromancer: { name: 'Nekromantin', text: 'Beschwörungen: Magie +2. Schwarze Magie: Magie +1.' },
  'voodoo-priestess': {
    name: 'Voodoo-Priesterin',
    text: 'Geistmagie: Magie +2. Darf die Voodoo-Puppe zweimal pro eigenem Zug benutzen.',
  },
  cultist: { name: 'Kultist', text: 'Schutzmagie: Magie +2. Beschwörungen: Magie +1.' },
  'chaos-mage': { name: 'Chaosmagierin', text: 'Elementarmagie: Magie +2.' },

  'silver-sword': { name: 'Silberschwert', text: 'Schaden +2 gegen Dämonen und Kreaturen.' },
  'short-sword': { name: 'Kurzschwert', text: '' },
  'long-sword': { name: 'Langschwert', text: '' },
  greatsword: { name: 'Zweihänder', text: '' },
  scimitar: { name: 'Krummsäbel', text: '' },
  rapier: { name: 'Rapier', text: '' },
  dagger: {
    name: 'Dolch',
    text: 'Taugt auch für einen Fernkampfangriff, dann als Wurfwaffe. Der Dolch bleibt beim Helden.',
  },
  'poison-dagger': {
    name: 'Giftdolch',
    text: 'Verliert das Ziel mindestens 1 LP, bekommt es Gift 2: je 1 LP Verlust zu Beginn der nächsten 2 Züge seiner Gruppe.',
  },
  'shadow-blade': { name: 'Schattenklinge', text: 'Ignoriert 1 Punkt RS.' },
  'blood-blade': { name: 'Blutklinge', text: 'Verliert das Ziel mindestens 1 LP, erhält der Träger 1 LP zurück.' },
  'executioners-sword': { name: 'Henkersschwert', text: '' },
  'barbarian-axe': { name: 'Barbarenaxt', text: '' },
  'spiked-club': { name: 'Dornenkeule', text: '' },
  mace: { name: 'Streitkolben', text: '' },
  'war-hammer': {
    name: 'Kriegshammer',
    text: 'Verliert das Ziel mindestens 1 LP, hat es bis zum Ende des Zuges Parade −1.',
  },
  'chain-whip': { name: 'Kettenpeitsche', text: 'Schilde geben gegen diese Waffe keinen Paradebonus.' },
  'battle-axe': { name: 'Streitaxt', text: '' },
  'bone-club': { name: 'Knochenkeule', text: '' },
  'frying-pan': { name: 'Bratpfanne', text: 'Nach einer gelungenen Parade mit der Pfanne ziehst du 1 grüne Karte.' },
  spear: { name: 'Speer', text: '' },
  halberd: { name: 'Hellebarde', text: '' },
  trident: { name: 'Dreizack', text: '' },
  scythe: {
    name: 'Sense',
    text: 'Tötet die Sense einen Helden oder eine Kreatur, ziehst du 1 Karte von einem Stapel deiner Wahl.',
  },
  'battle-staff': { name: 'Kampfstab', text: 'Ein magischer Held, der ihn hält, hat Magie +1.' },
  'short-bow': { name: 'Kurzbogen', text: '' },
  'long-bow': { name: 'Langbogen', text: '' },
  crossbow: { name: 'Armbrust', text: 'Nachladen: Schießt nie in zwei eigenen Zügen hintereinander.' },
  'hand-crossbow': { name: 'Handarmbrust', text: '' },
  blowpipe: {
    name: 'Blasrohr',
    text: 'Verliert das Ziel mindestens 1 LP, bekommt es Gift 3: je 1 LP Verlust zu Beginn der nächsten 3 Züge seiner Gruppe.',
  },
  'throwing-knives': { name: 'Wurfmesser', text: '' },
  'throwing-axe': { name: 'Wurfaxt', text: '' },
  sling: { name: 'Schleuder', text: 'Schaden +1 gegen Ziele ohne Rüstung am Kopf.' },
  'throwing-stars': { name: 'Wurfsterne', text: 'Jede gewürfelte 6 des Angreifers bringt 2 Schaden mehr statt 1.' },
  'wooden-shield': { name: 'Holzschild', text: '' },
  'round-shield': { name: 'Rundschild', text: '' },
  'tower-shield': { name: 'Turmschild', text: 'Wer ihn trägt, hat Attacke −1.' },
  'mirror-shield': { name: 'Spiegelschild', text: 'Gibt außerdem MR +2.' },
  'spiked-shield': {
    name: 'Stachelschild',
    text: 'Nach einer gelungenen Parade mit diesem Schild im Nahkampf erleidet der Angreifer 2 Schaden.',
  },
  'knights-armour': { name: 'Ritterrüstung', text: '' },
  'ring-mail': { name: 'Ringpanzer', text: '' },
  'bone-armour': { name: 'Knochenrüstung', text: 'MR +2.' },
  'dragon-armour': { name: 'Drachenrüstung', text: 'Gegen Elementarmagie RS +2 zusätzlich.' },
  'leather-jerkin': { name: 'Lederwams', text: 'Parade +1.' },
  'mage-robe': { name: 'Magierrobe', text: 'Magie +1 und MR +1.' },
  'shoulder-plates': { name: 'Schulterplatten', text: '' },
  'cloak-of-shadows': { name: 'Schattenumhang', text: 'Parade +2 gegen Fernkampfangriffe.' },
  'leather-helmet': { name: 'Lederhelm', text: '' },
  'great-helm': { name: 'Topfhelm', text: 'Attacke −1.' },
  'horned-helmet': { name: 'Gehörnter Helm', text: 'Attacke +1 und MR +1.' },
  'circlet-of-intuition': { name: 'Stirnreif der Intuition', text: 'MR +2.' },
  bracers: { name: 'Armschienen', text: '' },
  'gloves-of-skill': { name: 'Handschuhe des Geschicks', text: 'Attacke +1 und Parade +1.' },
  greaves: { name: 'Beinschienen', text: '' },
  'seven-league-boots': {
    name: 'Siebenmeilenstiefel',
    text: 'Der Held hat in jedem Zug eines Mitspielers 1 Reaktion mehr.',
  },
  'voodoo-doll': {
    name: 'Voodoo-Puppe',
    text: 'Einmal pro eigenem Zug, außerhalb eines Kampfes und ohne Aktion: Ein gegnerischer Held verliert 1 LP, RS hilft nicht. Würfle danach: Bei 1 kommt die Puppe auf den Ablagestapel.',
  },
  'amulet-of-vitality': {
    name: 'Amulett der Lebenskraft',
    text: 'Zu Beginn deines Zuges erhält der Träger 1 LP zurück.',
  },
  'ring-of-magic': { name: 'Ring der Magie', text: 'Magie +1.' },
  'ring-of-warding': { name: 'Ring der Abwehr', text: 'MR +2.' },
  wand: { name: 'Zauberstab', text: 'Ein magischer Held, der ihn hält, hat Magie +2.' },
  'crystal-ball': {
    name: 'Kristallkugel',
    text: 'Einmal pro eigenem Zug, außerhalb eines Kampfes und ohne Aktion: Sieh dir die obersten 3 Karten eines Stapels (Rot, Blau oder Grün) an und lege sie in beliebiger Reihenfolge zurück.',
  },

  fireball: { name: 'Feuerball', text: 'Magischer Angriff.' },
  lightning: { name: 'Blitz', text: 'Magischer Angriff. RS zählt nicht.' },
  'ice-lance': { name: 'Eislanze', text: 'Magischer Angriff.' },
  'hail-of-stones': {
    name: 'Steinhagel',
    text: 'Magischer Angriff auf zwei verschiedene Gegner derselben Gruppe, nacheinander und mit eigenen Würfen.',
  },
  'acid-arrow': {
    name: 'Säurepfeil',
    text: 'Magischer Angriff. Bei einem Treffer kommt 1 Rüstungskarte des Ziels auf den Ablagestapel; du wählst, welche.',
  },
  'shadow-bolt': { name: 'Schattenpfeil', text: 'Magischer Angriff.' },
  'life-drain': {
    name: 'Lebensraub',
    text: 'Magischer Angriff. Verliert das Ziel mindestens 1 LP, erhält der Zaubernde 2 LP zurück.',
  },
  'breath-of-death': { name: 'Todeshauch', text: 'Magischer Angriff. RS zählt nicht.' },
  'curse-of-weakness': {
    name: 'Fluch der Schwäche',
    text: 'Magischer Angriff. Bei einem Treffer hat das Ziel bis zum Beginn deines nächsten Zuges Attacke −2 und Magie −2.',
  },
  'mind-spike': { name: 'Gedankenstich', text: 'Magischer Angriff. RS zählt nicht.' },
  madness: {
    name: 'Wahnsinn',
    text: 'Magischer Angriff. Bei einem Treffer verliert das Ziel seine nächste Aktion, und wem es gehört, der legt 1 zufällige Handkarte ab.',
  },
  'thorn-vines': {
    name: 'Dornenranken',
    text: 'Magischer Angriff. Bei einem Treffer hat das Ziel keine Reaktion, bis sein Spieler wieder am Zug ist.',
  },
  'insect-swarm': {
    name: 'Insektenschwarm',
    text: 'Magischer Angriff. Verliert das Ziel mindestens 1 LP, bekommt es Gift 2: je 1 LP Verlust zu Beginn der nächsten 2 Züge seiner Gruppe.',
  },
  'magic-missile': { name: 'Magisches Geschoss', text: 'Magischer Angriff.' },
  'magic-shield': { name: 'Magischer Schild', text: 'Verteidigung gegen magische Angriffe.' },
  'wall-of-fire': {
    name: 'Feuerwand',
    text: 'Verteidigung gegen Nahkampf. Gelingt sie, erleidet der Angreifer 2 Schaden.',
  },
  'gust-of-wind': { name: 'Windstoß', text: 'Verteidigung gegen Fernkampf.' },
  'stone-skin': {
    name: 'Steinhaut',
    text: 'Verteidigung gegen Nah- und Fernkampf. Misslingt sie, hat der Held in diesem Kampf RS +2.',
  },
  'spell-mirror': {
    name: 'Zauberspiegel',
    text: 'Verteidigung gegen magische Angriffe. Gelingt sie, erleidet der Angreifer den aufgedruckten Schaden seines eigenen Zaubers; sein RS zählt.',
  },
  'mirror-image': { name: 'Spiegelbild', text: 'Verteidigung gegen Nahkampf, Fernkampf und magische Angriffe.' },
  'shadow-leap': {
    name: 'Schattensprung',
    text: 'Verteidigung gegen Nah- und Fernkampf. Gelingt sie, bekommt der Held seine Reaktion zurück.',
  },
  healing: { name: 'Heilung', text: 'Ein Held oder eine Kreatur deiner Gruppe erhält 4 LP zurück.' },
  'greater-healing': { name: 'Große Heilung', text: 'Ein Held oder eine Kreatur deiner Gruppe erhält 7 LP zurück.' },
  banishment: { name: 'Verbannung', text: 'Ein Dämon, egal vor wem er liegt, kommt auf den Ablagestapel.' },
  'thought-theft': { name: 'Gedankenraub', text: 'Nimm einem Gegenspieler 1 zufällige Handkarte.' },
  'curse-of-rust': {
    name: 'Rostfluch',
    text: 'Lege 1 Waffe, Schild oder Rüstung eines gegnerischen Helden ab; du wählst die Karte.',
  },
  'dark-blessing': {
    name: 'Dunkler Segen',
    text: 'Ein Held oder eine Kreatur deiner Gruppe hat bis zum Beginn deines nächsten Zuges Attacke +2 oder Magie +2.',
  },
  'circle-of-protection': {
    name: 'Schutzkreis',
    text: 'Deine ganze Gruppe hat bis zum Beginn deines nächsten Zuges MR +2 und RS +1.',
  },
  telekinesis: {
    name: 'Telekinese',
    text: 'Lege beliebig viele Ausrüstungskarten und Zaubersprüche zwischen zwei deiner Helden um; es kostet sie keine Aktion.',
  },
  'time-thief': {
    name: 'Zeitdieb',
    text: 'Ein anderer Held oder eine Kreatur deiner Gruppe hat in diesem Zug 1 Aktion mehr.',
  },
  zombie: { name: 'Zombie', text: 'Beschwört einen Zombie in deine Gruppe.' },
  'skeleton-warrior': { name: 'Skelettkrieger', text: 'Beschwört einen Skelettkrieger in deine Gruppe.' },
  ghoul: {
    name: 'Ghul',
    text: 'Beschwört einen Ghul in deine Gruppe. Tötet er einen Helden oder eine Kreatur, erhält er 2 LP zurück.',
  },
  'ghost-wolf': { name: 'Geisterwolf', text: 'Beschwört einen Geisterwolf in deine Gruppe.' },
  'stone-golem': { name: 'Steingolem', text: 'Beschwört einen Steingolem in deine Gruppe.' },
  'fire-elemental': {
    name: 'Feuerelementar',
    text: 'Beschwört ein Feuerelementar in deine Gruppe. Wer es im Nahkampf trifft, erleidet 1 Schaden.',
  },
  'bone-dragon': { name: 'Knochendrache', text: 'Beschwört einen Knochendrachen in deine Gruppe.' },
  'shadow-soul': { name: 'Schattenseele', text: 'Die Gruppe, vor der sie liegt, hat Attacke −1 und Magie −1.' },
  trembler: {
    name: 'Zitterer',
    text: 'Würfelt die Gruppe, vor der er liegt, eine 6, wird nicht weitergewürfelt, und der Schaden ändert sich nicht.',
  },
  bloodsucker: {
    name: 'Blutsauger',
    text: 'Zu Beginn des Zuges der Gruppe, vor der er liegt, verliert ihr Held oder ihre Kreatur mit den meisten LP 1 LP (bei Gleichstand wählt die Gruppe).',
  },
  'thieving-imp': {
    name: 'Diebischer Kobold',
    text: 'Wer ihn vor sich liegen hat, legt zu Beginn seines Zuges 1 zufällige Handkarte ab.',
  },
  'chain-devil': {
    name: 'Kettenteufel',
    text: 'Wer ihn vor sich liegen hat, nennt zu Beginn seines Zuges einen eigenen Helden oder eine eigene Kreatur: Als Aktion bleibt dort in diesem Zug nur ein Angriff auf den Kettenteufel.',
  },
  'paralysing-spirit': { name: 'Lähmgeist', text: 'Die Gruppe, vor der er liegt, hat Parade −2.' },
  'healing-potion': {
    name: 'Heiltrank',
    text: 'Wer ihn trinkt, erhält 5 LP zurück. Auch im eigenen Zug außerhalb eines Kampfes trinkbar.',
  },
  'potion-of-luck': {
    name: 'Glückstrank',
    text: 'Wer ihn trinkt, würfelt beim ersten Wurf in diesem Kampf oder für diesen Zauber mit zwei Würfeln; der höhere zählt.',
  },
  'potion-of-strength': { name: 'Krafttrank', text: 'Attacke +3 in diesem Kampf.' },
  'potion-of-power': { name: 'Trank der Macht', text: 'Magie +3 in diesem Kampf oder für diesen Zauber.' },
  'potion-of-defence': { name: 'Trank der Abwehr', text: 'Parade +2 und MR +2 in diesem Kampf.' },
  'potion-of-armour': { name: 'Panzertrank', text: 'RS +4 in diesem Kampf.' },
  'berserker-potion': {
    name: 'Berserkertrank',
    text: 'Attacke +3 und Schaden +2 in diesem Kampf; danach hat der Trinkende bis zum Beginn deines nächsten Zuges keine Reaktion.',
  },

  'power-blow': { name: 'Wuchtschlag', text: 'Angriff im Nahkampf: Attacke −1, Schaden +3.' },
  'precise-cut': { name: 'Präziser Hieb', text: 'Angriff im Nahkampf: Attacke +3.' },
  feint: {
    name: 'Finte',
    text: 'Angriff im Nah- oder Fernkampf: Die Paradeboni von Waffen und Schilden des Verteidigers zählen nicht.',
  },
  charge: {
    name: 'Sturmangriff',
    text: 'Angriff im Nahkampf: Attacke +2, Schaden +1. Der Angreifer hat bis zum Beginn deines nächsten Zuges keine Reaktion.',
  },
  'master-parry': { name: 'Meisterparade', text: 'Verteidigung im Nah- oder Fernkampf: Parade +3.' },
  'dodge-roll': {
    name: 'Ausweichrolle',
    text: 'Verteidigung im Nah- oder Fernkampf: Parade +1. Gelingt sie, ist die Reaktion nicht verbraucht.',
  },
  riposte: { name: 'Gegenschlag', text: 'Verteidigung im Nahkampf: Gelingt sie, erleidet der Angreifer 4 Schaden.' },
  aim: { name: 'Zielen', text: 'Angriff im Fernkampf: Attacke +3.' },
  'piercing-shot': { name: 'Durchschuss', text: 'Angriff im Fernkampf: Schaden +2.' },
  'armour-breaker': {
    name: 'Rüstungsbrecher',
    text: 'Angriff im Nah- oder Fernkampf: Bis zu 3 Punkte RS des Ziels zählen nicht.',
  },
  concentration: {
    name: 'Konzentration',
    text: 'Beim Zaubern (Angriffszauber, Verteidigungszauber oder allgemeiner Zauber): Magie +3.',
  },
  overload: {
    name: 'Überladung',
    text: 'Magischer Angriff: Magie +1, Schaden +2. Die Abklingzeit des Zaubers ist um 1 länger.',
  },
  'force-of-will': { name: 'Willensstärke', text: 'Verteidigung gegen einen magischen Angriff: MR +3.' },
  'shield-wall': {
    name: 'Schildwall',
    text: 'Verteidigung, nur beim Beschützen: Der Abzug für das Beschützen entfällt, dazu Parade +1 und MR +1.',
  },
  backstab: {
    name: 'Aus dem Hinterhalt',
    text: 'Angriff im Nah- oder Fernkampf: Schaden +3, wenn das Ziel keine Reaktion mehr hat oder auf die Verteidigung verzichtet.',
  },
  tackle: { name: 'Niederreißen', text: 'Angriff im Nahkampf: Trifft er, verliert das Ziel seine nächste Aktion.' },
  disarm: {
    name: 'Entwaffnen',
    text: 'Angriff im Nahkampf: Trifft er, richtet er keinen Schaden an; dafür kommt 1 Waffe oder Schild des Ziels (deine Wahl) auf die Hand seines Spielers zurück.',
  },
  'blood-frenzy': { name: 'Blutrausch', text: 'Jeder Angriff: Jede dabei gewürfelte 6 bringt 2 Schaden mehr statt 1.' },
  'lucky-throw': {
    name: 'Glückswurf',
    text: 'Im Kampf oder bei einem allgemeinen Zauber: Dein erster Wurf geschieht mit zwei Würfeln; der höhere zählt.',
  },
  'desperate-deed': {
    name: 'Verzweiflungstat',
    text: 'Im Kampf, nur mit höchstens 5 LP: Attacke, Parade, Magie und MR je +2 in diesem Kampf.',
  },
  'sweeping-blow': {
    name: 'Rundumschlag',
    text: 'Angriff im Nahkampf: Trifft er, erleidet ein weiterer Gegner derselben Gruppe 3 Schaden.',
  },
  'death-blow': {
    name: 'Todesstoß',
    text: 'Angriff im Nah- oder Fernkampf: Schaden +4 gegen ein Ziel mit höchstens 5 LP.',
  },
  raid: { name: 'Beutezug', text: 'Ziehe 3 Karten von einem einzigen Stapel deiner Wahl.' },
  pickpocket: { name: 'Taschendieb', text: 'Nimm einem Gegenspieler 1 zufällige Handkarte.' },
  earthquake: {
    name: 'Erdbeben',
    text: 'Alle Helden, Kreaturen, NSC und Dämonen im Spiel verlieren 1 LP, auch deine.',
  },
  campfire: { name: 'Lagerfeuer', text: 'Jeder deiner Helden erhält 2 LP zurück.' },
  'field-surgeon': { name: 'Feldscher', text: 'Einer deiner Helden erhält 5 LP zurück.' },
  palisade: { name: 'Palisade', text: 'Deine Gruppe hat bis zum Beginn deines nächsten Zuges RS +1.' },
  ambush: {
    name: 'Überfall',
    text: 'Einer deiner Helden oder eine deiner Kreaturen hat in diesem Zug 1 Aktion mehr; sie muss ein Angriff sein.',
  },
  'black-market': {
    name: 'Schwarzmarkt',
    text: 'Lege beliebig viele Handkarten ab und ziehe ebenso viele von Stapeln deiner Wahl.',
  },
  treason: {
    name: 'Verrat',
    text: 'Nimm den NSC eines Gegenspielers zu dir. Hast du schon einen, kommt dein eigener auf den Ablagestapel.',
  },
  'plague-of-rust': {
    name: 'Rostplage',
    text: 'Jeder Gegenspieler legt 1 Ausrüstungskarte eines eigenen Helden ab (eigene Wahl).',
  },
  'magic-lull': {
    name: 'Magieflaute',
    text: 'Bis zum Beginn deines nächsten Zuges haben alle Helden aller Spieler Magie −2.',
  },
  'full-moon': {
    name: 'Vollmond',
    text: 'Bis zum Beginn deines nächsten Zuges haben alle Kreaturen und Werwölfe Attacke +2 und Schaden +1.',
  },
  'grave-robbery': {
    name: 'Grabraub',
    text: 'Nimm 1 Karte deiner Wahl aus einem beliebigen Ablagestapel auf die Hand.',
  },
  exorcism: { name: 'Exorzismus', text: 'Der Dämon vor dir kommt auf den Ablagestapel.' },
  'devils-pact': {
    name: 'Teufelspakt',
    text: 'Verlege den Dämon vor dir zu einem Gegenspieler; seine verlorenen LP bleiben verloren. Ein Dämon, der dort schon liegt, kommt auf den Ablagestapel.',
  },
  'mercenary-contract': {
    name: 'Söldnervertrag',
    text: 'In diesem Zug kostet dich ein neuer Held 6 Handkarten statt 8 (diese Karte zählt nicht mit). Mehr als ein Held pro Spiel wird trotzdem nicht gekauft.',
  },
  armoury: { name: 'Waffenkammer', text: 'Statte einen deiner Helden aus; es kostet ihn keine Aktion.' },
  bounty: {
    name: 'Kopfgeld',
    text: 'Nenne einen gegnerischen Helden. Wessen Held oder Kreatur ihn bis zum Beginn deines nächsten Zuges tötet, zieht 3 Karten.',
  },
  'bad-luck': {
    name: 'Pech gehabt',
    text: 'Vor dem ersten Würfelwurf eines Kampfes: Ein Beteiligter deiner Wahl macht seinen ersten Wurf mit zwei Würfeln; der niedrigere zählt.',
  },
  tripwire: {
    name: 'Stolperfalle',
    text: 'Vor dem ersten Würfelwurf im Nah- oder Fernkampf: Der Angreifer hat in diesem Kampf Attacke −3.',
  },
  'fog-bank': {
    name: 'Nebelbank',
    text: 'Vor dem ersten Würfelwurf: Ein Fernkampfangriff entfällt; die Aktion ist verbraucht.',
  },
  counterspell: {
    name: 'Gegenzauber',
    text: 'Vor dem Würfelwurf für einen Zauber: Er misslingt ohne Wurf. Keine Abklingzeit; eine Spruchrolle kommt auf den Ablagestapel.',
  },
  'not-like-that': {
    name: 'So nicht!',
    text: 'Hebt ein Ereignis oder Spontanes Ereignis auf, das gerade gespielt wurde.',
  },
  'tough-fellow': {
    name: 'Zäher Bursche',
    text: 'Vor dem ersten Würfelwurf eines Kampfes: Einer deiner Helden fällt in diesem Kampf nicht unter 1 LP.',
  },
  'saving-hand': {
    name: 'Rettende Hand',
    text: 'Jederzeit: Einer deiner Helden oder eine deiner Kreaturen hat in diesem Zug 1 Reaktion mehr.',
  },
  slipped: {
    name: 'Ausgerutscht',
    text: 'Vor dem ersten Würfelwurf im Nah- oder Fernkampf: Der Verteidiger hat in diesem Kampf Parade −3.',
  },
  distraction: {
    name: 'Ablenkung',
    text: 'Hebt den Einsatz einer NSC-Fähigkeit auf; der Loyalitätswurf findet trotzdem statt.',
  },
  'looting-the-dead': {
    name: 'Leichenfledderei',
    text: 'Wenn ein Held stirbt, egal welcher: Nimm nach dem regulären Plündern 1 seiner Ausstattungskarten auf die Hand.',
  },
  gloating: {
    name: 'Schadenfreude',
    text: 'Wenn ein gegnerischer Held 4 oder mehr LP auf einmal verliert: Ziehe 2 Karten.',
  },
  'quick-fingers': {
    name: 'Schnelle Finger',
    text: 'Jederzeit (im Kampf nur vor dem ersten Würfelwurf): Statte einen deiner Helden mit 1 Handkarte aus.',
  },
  'memory-gap': {
    name: 'Gedächtnislücke',
    text: 'Jederzeit: Lege 1 Abklingmarker auf einen Zauberspruch eines gegnerischen Helden. Solange er liegt, ruht der Zauber.',
  },
  'sacrificial-lamb': {
    name: 'Opferlamm',
    text: 'Vor dem ersten Würfelwurf, wenn deine Gruppe angegriffen wird: Ein anderer Held oder eine andere Kreatur deiner Gruppe wird zum Ziel, ohne den Abzug für das Beschützen. Mit einer Reaktion darf sich das neue Ziel verteidigen.',
  },
  herbalist: {
    name: 'Heilkundige',
    text: 'In deinem Zug: Einer deiner Helden oder eine deiner Kreaturen erhält 2 LP zurück.',
  },
  weaponsmith: { name: 'Waffenschmied', text: 'In deinem Zug: Ziehe 1 rote Karte.' },
  'court-wizard': {
    name: 'Hofzauberer',
    text: 'Vor dem Würfelwurf: Einer deiner magischen Helden hat für diesen Zauber oder Kampf Magie +2.',
  },
  bodyguard: {
    name: 'Leibwächter',
    text: 'Vor dem Würfelwurf: Dein angegriffener Held oder deine angegriffene Kreatur hat in diesem Kampf Parade +2 und RS +1.',
  },
  spy: {
    name: 'Spionin',
    text: 'In deinem Zug: Sieh dir die Hand eines Gegenspielers an und lege daraus 1 grüne Karte ab, falls eine dabei ist.',
  },
  cutpurse: {
    name: 'Langfinger',
    text: 'In deinem Zug: Nimm 1 zufällige Handkarte von einem Gegenspieler, der mehr Handkarten hat als du.',
  },
  'man-at-arms': {
    name: 'Waffenknecht',
    text: 'Vor dem Würfelwurf im Nahkampf: Dein Angreifer hat in diesem Kampf Attacke +1 und Schaden +1.',
  },
  bard: { name: 'Bardin', text: 'In deinem Zug: Lege 1 Handkarte ab und ziehe 1 Karte von einem Stapel deiner Wahl.' },
  exorcist: { name: 'Exorzistin', text: 'In deinem Zug: Ein Dämon, egal vor wem er liegt, verliert 3 LP.' },
  alchemist: {
    name: 'Alchemist',
    text: 'In deinem Zug: Nimm 1 Zaubertrank aus dem Ablagestapel für Magie auf die Hand.',
  },
};
