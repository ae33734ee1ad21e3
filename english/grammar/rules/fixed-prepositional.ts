/** Nouns that stand without an article behind these prepositions: in danger, on track, into account. */
const FIXED: Readonly<Record<string, string>> = {
  in: `advance addition fact general particular conclusion danger trouble love person public private time case charge common control
    touch order place regard reality short total theory practice season shape sight stock style turn vain return response debt
    demand detail doubt effect exchange fashion favor favour front full half hospital bed class school prison jail church town
    office business silence surprise progress process pain peace need mind line power print search secret transit use view work
    court action agreement bloom brief cash comparison confidence contact contrast force future hand haste honor honour isolation
    luck memory moderation motion part pen pencil ink pursuit rage range reach reference relation relief revenge shock step
    storage summary support suspense treatment trust uniform writing`,
  on: `foot time purpose sale holiday vacation leave duty fire track air average board business call credit demand display edge
    file guard hand hold hire ice land line loan offer order paper probation record request schedule screen site stage standby
    strike target tape tour trial video watch camera campus earth behalf top arrival condition delivery`,
  at: `home work school university college church sea night noon midnight dawn dusk sunset sunrise peace war risk ease hand heart
    last least length once random rest stake sight speed table fault issue lunch dinner breakfast play present office class`,
  for: `instance example sale hire rent fun lunch dinner breakfast free good real sure life charity love money once nothing fear
    lack want work school class college university dessert pleasure reference review safety show short shelter support success
    comfort health energy warmth home help change leader use exercise protection practice`,
  into: `account consideration trouble debt detail action bed force place practice town view shape space effect office battle
    exile line contact danger focus question power`,
  from: `home work school scratch memory birth childhood experience time university college place side top start beginning day year
    month morning dawn door bed town page space sea hand`,
  under: `control pressure construction stress water way warranty arrest attack cover oath review repair discussion consideration
    investigation fire age law contract guarantee treatment threat suspicion`,
  without: `doubt exception delay help warning hesitation permission question success reason work money sleep food water difficulty
    notice end effort fear hope fail`,
  with: 'care ease pleasure difficulty joy pride interest respect regard confidence love fun family reference relation patience',
  about: 'life love work time money school business marriage death',
  near: 'home school work campus',
  behind: 'schedule time bars',
}

const nouns = new Map(Object.entries(FIXED).map(([preposition, list]) => [preposition, new Set(list.split(/\s+/))]))

export const isFixedPhrase = (preposition: string, noun: string): boolean => nouns.get(preposition)?.has(noun) ?? false
