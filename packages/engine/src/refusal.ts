/**
 * A "no" with its reason: the id of the rule, and what it is about. The text `why.<rule>` puts the params into a
 * sentence about the situation; where a rule forbids for several reasons, `params.case` tells them apart and the text is
 * `why.<rule>.<case>`.
 */
export interface Refusal {
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function refusal(rule: string, params: Refusal['params'] = {}): Refusal {
  return { rule, params };
}

/** The table's own rules, valid in every game. Their texts stand beside those of the games' rulebooks. */
export const tableRules = {
  'HT-DOOR-01': {
    en: 'Only a seat that has a decision to make can choose.',
    de: 'Wählen darf nur, wer gerade eine Entscheidung zu treffen hat.',
  },
  'HT-DOOR-02': {
    en: 'A choice needs a known type and exactly the fields of that type.',
    de: 'Eine Wahl braucht eine bekannte Art und genau die Felder dieser Art.',
  },
  'HT-DOOR-03': {
    en: 'Only what is offered can be chosen; this choice is not among the offers of the present decision.',
    de: 'Wählbar ist nur, was angeboten wird; diese Wahl gehört nicht zu den Angeboten der jetzigen Entscheidung.',
  },
  'HT-DOOR-04': {
    en: 'The game is over.',
    de: 'Das Spiel ist zu Ende.',
  },
  'HT-DOOR-05': {
    en: 'The choice answers an older question; a new one is on the table.',
    de: 'Die Wahl beantwortet eine ältere Frage; inzwischen liegt eine neue auf dem Tisch.',
  },
  'HT-DOOR-06': {
    en: 'There is no such seat at this table.',
    de: 'Diesen Platz gibt es an diesem Tisch nicht.',
  },
  'HT-UNDO-01': {
    en: 'There is nothing to take back.',
    de: 'Es gibt nichts zurückzunehmen.',
  },
  'HT-UNDO-02': {
    en: 'Since then another seat has decided something.',
    de: 'Seitdem hat ein anderer Platz etwas entschieden.',
  },
  'HT-UNDO-03': {
    en: 'Chance has spoken: dice were rolled, or cards shuffled or drawn at random.',
    de: 'Der Zufall hat gesprochen: Es wurde gewürfelt, gemischt oder zufällig gezogen.',
  },
  'HT-UNDO-04': {
    en: 'Something hidden was revealed to the seat.',
    de: 'Dem Platz wurde etwas Verdecktes gezeigt.',
  },
  'HT-UNDO-05': {
    en: 'There is nothing to redo.',
    de: 'Es gibt nichts zu wiederholen.',
  },
  'HT-UNDO-06': {
    en: 'Nobody has asked this seat for consent to an undo.',
    de: 'Niemand hat diesen Platz um Zustimmung zum Zurücknehmen gebeten.',
  },
  'HT-UNDO-07': {
    en: 'Nobody else sits at this table who could agree; with the option of free undo everything can be taken back.',
    de: 'Niemand sonst sitzt am Tisch, der zustimmen könnte; mit der Option „freies Zurücknehmen“ geht alles zurück.',
  },
  'HT-UNDO-08': {
    en: 'Another seat has asked for an undo already: that one is to be answered first.',
    de: 'Ein anderer Platz hat schon darum gebeten, etwas zurückzunehmen: Das ist zuerst zu beantworten.',
  },
} as const;
