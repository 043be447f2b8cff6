import type { MarketId } from '../card-ids.js';
import type { CardText } from './card-text.js';

/** German names and texts of the market cards, in our own words. */
export const marketDe: Readonly<Record<MarketId, CardText>> = {
  'hunting-bow': { name: 'Jagdbogen', text: 'Fernkampf: +1 auf Angriffswürfe deines Helden.' },
  'short-sword': { name: 'Kurzschwert', text: 'Nahkampf: +1 auf Angriffswürfe deines Helden.' },
  'apprentice-staff': { name: 'Lehrlingsstab', text: 'Zauberkampf: +1 auf Angriffswürfe deines Helden.' },
  'throwing-knives': { name: 'Wurfmesser', text: 'Fernkampf, aktivieren: Trifft dein Held, +1 Schaden.' },
  'militia-spear': {
    name: 'Milizspeer',
    text: 'Nahkampf: +1 auf Angriffswürfe deines Helden. Nahkampf, aktivieren: +2 auf einen Verteidigungswurf deines Helden.',
  },
  'heavy-crossbow': { name: 'Schwere Armbrust', text: 'Fernkampf: +2 auf Angriffswürfe deines Helden.' },
  'dwarven-axe': {
    name: 'Zwergenaxt',
    text: 'Nahkampf: +1 auf Angriffswürfe deines Helden. Nahkampf, aktivieren: Trifft dein Held, +1 Schaden.',
  },
  'carved-runestaff': {
    name: 'Runenstab',
    text: 'Zauberkampf: +1 auf Angriffswürfe deines Helden. Zauberkampf, aktivieren: Trifft dein Held, +1 Schaden.',
  },
  'duelling-rapier': {
    name: 'Duellrapier',
    text: 'Nahkampf: +1 auf Angriffswürfe deines Helden, dazu +4, wenn es der erste Kampfwurf deiner Seite in diesem Kampf ist.',
  },
  'lightning-mace': { name: 'Blitzkolben', text: 'Nahkampf: +4 auf Angriffswürfe deines Helden.' },
  'mace-of-kellos': { name: 'Kellos-Kolben', text: 'Nahkampf, aktivieren: Trifft dein Held, +2 Schaden.' },
  'executioners-axe': {
    name: 'Henkersaxt',
    text: 'Nahkampf: Trifft dein Held, +1 Schaden. Flucht: −2 auf Würfe deines Helden.',
  },
  'stormwood-bow': {
    name: 'Sturmholzbogen',
    text: 'Fernkampf: +3 auf Angriffswürfe deines Helden. Fernkampf, aktivieren: Trifft dein Held, +1 Schaden.',
  },
  'wand-of-winter': {
    name: 'Winterstab',
    text: 'Zauberkampf: +2 auf Angriffswürfe deines Helden. Zauberkampf, aktivieren: Trifft dein Held, ist der Nahkampfschaden des Gegners in diesem Kampf um 2 niedriger.',
  },
  soulbrand: {
    name: 'Seelenbrand',
    text: 'Zauberkampf: +2 auf Angriffswürfe deines Helden; trifft er, +1 Schaden.',
  },
  'ghost-blade': {
    name: 'Geisterklinge',
    text: 'Nahkampf: +2 auf Angriffswürfe deines Helden. Nahkampf, vor dem Wurf aktivieren: Der Angriff deines Helden gilt gegen den niedrigsten Kampfwert des Gegners.',
  },
  'long-eye-bow': { name: 'Weitblickbogen', text: 'Fernkampf: +3 auf Angriffswürfe deines Helden.' },

  'leather-jerkin': {
    name: 'Lederwams',
    text: 'Wenn dein Held verletzt würde, aktivieren: Verhindere 1 Verletzung.',
  },
  chainmail: {
    name: 'Kettenhemd',
    text: 'Wenn dein Held verletzt würde, aktivieren: Verhindere bis zu 2 Verletzungen.',
  },
  'plate-harness': {
    name: 'Plattenharnisch',
    text: 'Wenn dein Held verletzt würde, aktivieren: Verhindere bis zu 4 Verletzungen. Flucht: −2 auf Würfe deines Helden.',
  },
  'oaken-shield': { name: 'Eichenschild', text: 'Nahkampf: +2 auf Verteidigungswürfe deines Helden.' },
  'tower-shield': { name: 'Turmschild', text: 'Fernkampf und Nahkampf: +2 auf Verteidigungswürfe deines Helden.' },
  'warded-robe': { name: 'Schutzrobe', text: 'Zauberkampf: +2 auf Verteidigungswürfe deines Helden.' },
  'elven-cloak': {
    name: 'Elfenmantel',
    text: 'Fernkampf: +2 auf Verteidigungswürfe deines Helden. Prüfungen auf Verstecken: +2.',
  },
  'dragonscale-mail': {
    name: 'Drachenpanzer',
    text: 'Sooft deinem Helden 2 oder mehr Verletzungen auf einmal drohen: Verhindere 1 davon.',
  },
  'spiked-mail': {
    name: 'Stachelpanzer',
    text: 'Nahkampf, wenn dein Held verletzt würde, aktivieren: Verhindere bis zu 2 Verletzungen, und der Gegner nimmt 1 Verletzung.',
  },
  'mirror-shield': {
    name: 'Spiegelschild',
    text: 'Zauberkampf, aktivieren: +5 auf einen Verteidigungswurf deines Helden; gelingt er, nimmt der Gegner 1 Verletzung.',
  },

  'wayfarers-boots': {
    name: 'Wanderstiefel',
    text: 'Bewegung, nach dem Wurf, aktivieren: 1 noch nicht benutzter Würfel gilt als jedes Symbol.',
  },
  'riding-horse': {
    name: 'Reitpferd',
    text: 'Bewegung: Du wirfst 5 Würfel, auch mit Verletzungen oder Erschöpfung auf deiner Seite (nicht beim Ausruhen).',
  },
  'rope-and-grapple': { name: 'Seil und Haken', text: 'Prüfungen auf Klettern und Schwimmen: +2.' },
  'brass-spyglass': { name: 'Messingfernrohr', text: 'Prüfungen auf Beobachten: +3.' },
  'signet-of-tamalir': { name: 'Siegel von Tamalir', text: 'Prüfungen auf Diplomatie: +3.' },
  'holy-symbol': { name: 'Heiliges Symbol', text: 'Prüfungen auf Widerstehen: +3.' },
  'ring-of-vigor': { name: 'Ring der Ausdauer', text: '+1 Kondition.' },
  'amulet-of-life': { name: 'Lebensamulett', text: '+1 Leben.' },
  'belt-of-might': { name: 'Kraftgürtel', text: '+2 Körperkraft.' },
  'circlet-of-insight': { name: 'Reif der Einsicht', text: '+2 Geisteskraft.' },
  'pendant-of-souls': { name: 'Seelenanhänger', text: '+2 Gedankenkraft.' },
  'merchants-scales': {
    name: 'Händlerwaage',
    text: 'Markt, aktivieren: Die nächste Karte, die du in diesem Schritt kaufst oder anheuerst, kostet 2 weniger (mindestens 1).',
  },
  'healers-satchel': {
    name: 'Heilertasche',
    text: 'Vor dem Bewegungswurf oder im Markt, aktivieren: Entferne 1 Verletzung von deinem Helden oder einem Verbündeten.',
  },
  'charts-of-terrinoth': {
    name: 'Karten von Terrinoth',
    text: 'Bewegung, nach dem Wurf, aktivieren: Wirf beliebig viele deiner noch nicht benutzten Würfel einmal neu.',
  },
  'seeing-stone': {
    name: 'Sehstein',
    text: 'Bevor du ein Abenteuer ziehst, aktivieren: Sieh dir die obersten 2 Karten dieses Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  'phoenix-feather': {
    name: 'Phönixfeder',
    text: 'Wenn dein Held außer Gefecht gesetzt würde, abwerfen: Er macht mit genau 1 Leben weiter.',
  },

  'rune-of-fire': { name: 'Feuerrune', text: 'Fernkampf oder Zauberkampf, aktivieren: Trifft dein Held, +1 Schaden.' },
  'rune-of-frost': {
    name: 'Frostrune',
    text: 'Beginn einer Kampfrunde, aktivieren: Der Schaden des Gegners ist in jeder Phase dieser Runde um 1 niedriger.',
  },
  'rune-of-shielding': {
    name: 'Schildrune',
    text: 'Kampf, aktivieren: +4 auf einen Verteidigungswurf deines Helden.',
  },
  'rune-of-haste': { name: 'Rune der Eile', text: 'Flucht, aktivieren: +6 auf einen Wurf deines Helden.' },
  'rune-of-binding': {
    name: 'Rune der Fesseln',
    text: 'Vor dem Kampf, aktivieren: Die drei Kampfwerte des Gegners sind in der ersten Kampfrunde um 2 niedriger.',
  },
  'rune-of-lightning': {
    name: 'Blitzrune',
    text: 'Beginn der Fernkampfphase, aktivieren: Der Gegner nimmt 1 Verletzung.',
  },
  'rune-of-gates': {
    name: 'Rune der Tore',
    text: 'Statt des Bewegungswurfs, aktivieren: Stelle deinen Helden in eine beliebige Stadt; deine Bewegung endet.',
  },
  'rune-of-mending': {
    name: 'Rune der Heilung',
    text: 'Beginn einer Kampfrunde, aktivieren: Entferne bis zu 2 Verletzungen von deinem Helden oder einem Verbündeten.',
  },
  'rune-of-echoes': {
    name: 'Rune des Echos',
    text: 'Kampf, aktivieren: Wirf beide Würfel eines Kampfwurfs deines Helden oder eines Verbündeten neu.',
  },
  'rune-of-might': { name: 'Rune der Macht', text: 'Kampf, aktivieren: +4 auf einen Angriffswurf deines Helden.' },

  'healing-potion': {
    name: 'Heiltrank',
    text: 'Abwerfen: Entferne bis zu 3 Verletzungen von deinem Helden oder einem Verbündeten.',
  },
  'draught-of-vigor': {
    name: 'Stärkungstrunk',
    text: 'Abwerfen: Entferne alle Erschöpfung von deinem Helden oder einem Verbündeten.',
  },
  'potion-of-strength': { name: 'Trank der Stärke', text: 'Nahkampf, abwerfen: +5 auf einen Wurf deines Helden.' },
  'potion-of-clarity': {
    name: 'Trank der Klarheit',
    text: 'Fernkampfwurf oder Prüfung der Geisteskraft deines Helden, abwerfen: +5.',
  },
  'potion-of-focus': {
    name: 'Trank der Sammlung',
    text: 'Zauberkampfwurf oder Prüfung der Gedankenkraft deines Helden, abwerfen: +5.',
  },
  'fire-flask': {
    name: 'Brandflasche',
    text: 'Beginn der Fernkampf-, Nahkampf- oder Zauberkampfphase, abwerfen: Der Gegner nimmt 2 Verletzungen.',
  },
  'smoke-bomb': {
    name: 'Rauchbombe',
    text: 'Beginn der Fluchtphase, abwerfen: Dein Held entkommt ohne Wurf.',
  },
  'scroll-of-return': {
    name: 'Rückkehrrolle',
    text: 'Statt des Bewegungswurfs, abwerfen: Stelle deinen Helden nach Tamalir; deine Bewegung endet.',
  },
  'blessed-water': {
    name: 'Weihwasser',
    text: 'Vor dem Kampf gegen Untote oder Dämonen, abwerfen: Der Gegner nimmt 2 Verletzungen.',
  },

  'village-militia': { name: 'Dorfmiliz', text: '' },
  'young-scout': {
    name: 'Jungspäher',
    text: 'Bewegung, nach dem Wurf, 1 Erschöpfung: Wirf 1 noch nicht benutzten Würfel neu.',
  },
  'hedge-wizard': { name: 'Heckenmagier', text: '' },
  sellsword: { name: 'Söldner', text: '' },
  poacher: { name: 'Wilderer', text: '' },
  'burning-priest': {
    name: 'Feuerpriester',
    text: 'Vor einem Kampfwurf deines Helden, 1 Erschöpfung: +2 auf diesen Wurf (einmal je Wurf).',
  },
  'field-surgeon': {
    name: 'Feldscher',
    text: 'Ende deines Zuges, 1 Erschöpfung: Entferne 1 Verletzung von deinem Helden (einmal je Zug).',
  },
  'dwarf-ironguard': {
    name: 'Zwergengarde',
    text: 'Wenn dein Held verletzt würde, 1 Erschöpfung: Verhindere 1 Verletzung.',
  },
  'latari-sharpshooter': { name: 'Latari-Schütze', text: '' },
  'greyhaven-adept': {
    name: 'Greyhaven-Adeptin',
    text: 'Zauberkampf, 1 Erschöpfung: +2 auf ihren eigenen Angriffswurf (einmal je Wurf).',
  },
  'orc-champion': {
    name: 'Ork-Recke',
    text: 'Nahkampf, 2 Erschöpfung: Trifft sein eigener Angriff, +1 Schaden (einmal je Wurf).',
  },
  'guild-thief': { name: 'Gildendieb', text: 'Markt: Objekte, die du kaufst, kosten 1 weniger (mindestens 1).' },
  'griffin-rider': {
    name: 'Greifenreiter',
    text: 'Bewegung: Dein Held betritt Gebirge und Hügel mit jedem Symbol.',
  },
  'runelord-emeritus': {
    name: 'Alter Runenherr',
    text: 'Vor dem Kampf, 2 Erschöpfung: Decke 1 deiner aktivierten Runen wieder auf.',
  },
};
