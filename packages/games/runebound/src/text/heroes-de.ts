import type { HeroId } from '../card-ids.js';
import type { TaleText } from './card-text.js';

/** German names, abilities and tales of the heroes. */
export const heroesDe: Readonly<Record<HeroId, TaleText>> = {
  jaes: {
    name: 'Kampfmagier Jaes',
    text: 'Nahkampf, 1 Erschöpfung: Einer seiner Würfe nutzt Gedankenkraft statt Körperkraft.',
    tale: 'Die Akademie lehrte ihn, hinter den Soldaten zu stehen. Jaes steht lieber mitten unter ihnen und lässt das Schwert von seinem Wissen summen.',
  },
  bogran: {
    name: 'Bogran der Schatten',
    text: 'Vor dem Kampf, 2 Erschöpfung: Der Gegner nimmt 1 Verletzung.',
    tale: 'Wer Bogran begegnet ist, erinnert sich meist nur an einen kalten Luftzug. Ein fairer Kampf, sagt er, ist bloß schlecht geplant.',
  },
  carthos: {
    name: 'Carthos der Irre',
    text: 'Zauberkampf, 1 Verletzung: +3 auf seinen Angriffswurf (einmal je Wurf).',
    tale: 'Carthos streitet mit seinem eigenen Feuer und verliert meistens. Die Narben auf seinen Armen seien Notizen, sagt er, und er könne jede lesen.',
  },
  nara: {
    name: 'Nara Reißzahn',
    text: 'Nahkampf, 2 Erschöpfung: Trifft ihr Angriff, +1 Schaden (einmal je Wurf).',
    tale: 'Nara wuchs dort auf, wo im Winter die Wölfe bis an die Türen kommen. Sie lernte, zuerst zu beißen und schnell zu klettern.',
  },
  'red-scorpion': {
    name: 'Roter Skorpion',
    text: '1 Erschöpfung: Wirf einen Würfel ihres Kampfwurfs oder ihrer Prüfung neu.',
    tale: 'Eine Duellantin aus dem heißen Süden, die lächelt, bevor sie zusticht. Was beim ersten Mal misslingt, war für sie nur die Finte.',
  },
  ronan: {
    name: 'Ronan aus der Wildnis',
    text: 'Bewegung: Er betritt Wald und Sumpf mit jedem Symbol.',
    tale: 'Ronan schläft unter nassem Laub besser als unter einem Dach. Noch nie hat ein Dickicht oder ein Moor von ihm Wegzoll verlangt.',
  },
  thorn: {
    name: 'Runenmeister Thorn',
    text: 'Bewegung, nach dem Wurf, 1 Erschöpfung: Ein noch nicht benutzter Würfel gilt als jedes Symbol.',
    tale: 'Thorn liest die alten Steine am Wegrand wie andere einen Brief. Wer höflich fragt, sagt er, dem kommt die Straße entgegen.',
  },
  silhouette: {
    name: 'Silhouette',
    text: 'Fernkampf: +3 auf ihren Angriffswurf, wenn er der erste Kampfwurf deiner Seite in diesem Kampf ist.',
    tale: 'Niemand in Tamalir kennt ihren Namen, und drei Gilden haben für ihn bezahlt. Ihr erster Pfeil ist die einzige Vorstellung, die sie gibt.',
  },
  valadir: {
    name: 'Sir Valadir',
    text: 'Wenn er verletzt würde, 1 Erschöpfung: Verhindere 1 Verletzung.',
    tale: 'Ein Ritter ohne Herrn, doch jedes seiner Gelübde gilt noch. Sein Schild hat mehr Beulen als seine Geduld.',
  },
  mok: {
    name: 'Geistsucher Mok',
    text: '2 Erschöpfung: Entferne 1 Verletzung von ihm.',
    tale: 'Mok spricht mit den Toten seines Stammes, und meist raten sie ihm, sich zu setzen und zu atmen. Das hat ihm mehr als einmal das Leben gerettet.',
  },
  varikas: {
    name: 'Varikas der Tote',
    text: 'Wenn er im Kampf zum ersten Mal verletzt würde: Verhindere 1 Verletzung (einmal je Kampf).',
    tale: 'Varikas fiel an einer Brücke, die niemand mehr kennt, und stand aus Pflichtgefühl wieder auf. Seither beeindruckt ihn der erste Hieb nicht mehr.',
  },
  vyrah: {
    name: 'Vyrah die Falknerin',
    text: 'Vor dem Kampf, 1 Erschöpfung: ein freier Fernkampfangriff; misslingt er, geschieht nichts.',
    tale: 'Ihr Falke sieht den Hinterhalt, lange bevor er gelegt ist. Vyrah pfeift einmal, und der Streit beginnt nach ihren Regeln.',
  },
};
