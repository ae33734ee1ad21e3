import type { Kinds } from './kinds.ts'

/** Overrides of WordNet for learners: 'rice' is not a verb. Written as in lexicon.txt. */
const LIST = `
tidy v5a4|feel n1|text n5v4|message n6v3|google n3v4|fair n5a4|
mother v0|father v0|rice v0|sun v0|people v0|man v0|school v0|house v1|class v0|friend v0|parent v0|sister v0|
brother v0|daughter v0|dog v0|cat v0|food v0|money v0|day v0|car v0|phone v2|king v0|doctor v0|nurse v0|
engineer v0|pilot v0|uncle v0|aunt v0|boss v0|baby v0|wife v0|husband v0|bus v0|movie v0|film v1|city v0|
weather v0|market v0|hotel v0|student v0|teacher v0|lot v0|lots v0|kid v0|night v0|coffee v0|like n0a1v8|go n0a0|
must n0|come n0|have n0|need n3v7|want n1|let n0|live a2r0|love n5v7|try n2|get n0|make n1|say n1|do n0|eat n0|
speak n0|buy n1|know n0|will n0|well n0v0a2|fast n0v0|good r0n1|back v1|still n0v0a0|even n0v0|right v0|
better v0n0|best v0|last v3n0|next n0|tired v0|late n0|early n0|ready v0n0|happy n0|able v0|busy v0|free v3|
warm v2n0|cool v2|dry v3|clean v5|open n0v6a5|own n0v4a6|afraid n0|angry v0|hungry v0|time v0|thing v0|place v2|
english n5a6v0|favorite n1a6|favourite n1a6|sorry v0|near v0a2|home v0a0n6r4|long v1|lesson v0|exam v0|shop v4|
park v4|water v1|paper v0|table v0|chair v0|room v0|bank v0|bag v0|book v3|hand v2|head v2|eye v0|face v3|
body v0|hair v0|milk v0|fish v1|picture v0|story v0|game v0a0|song v0|word v0|sentence v0|group v1|team v0|
tea v0|river v0|sea v0|tree v0|flower v0|color v0a0|colour v0a0|size v0|problem a0|future a2|child v0|woman v0|
girl v0|boy v0|lady v0|neighbor v0|neighbour v0|manager v0|hobby v0|number v1|minute v0|second v0|week v0|
year v0|train v4|smart v0n0|kind n5a5|mean a5n0|average v0|weekend v0|holiday v0|vacation v0|beautiful n0|
delicious n0|expensive n0|very a0|only a2|too r9|beach v0|trip v1|garden v0|cost v6n5|laptop v0|computer v0|
battery v0|hurt a2n0v6|hot v0|sick v0n0|airport v0|ticket v0|street v0|road v0|present v4|email n5v2|
express n3v5a4|curry v0|toast v2|stew v2|ham v0|in-law n5|tall n0|
short v0n0|poor n1|rich n1|young n1|old n1|small n0r0|podcast n4v0|born v0a0|welcome a6v3|lunch v0|breakfast v0|
dinner v0|batik v0|motorbike v0|rented a3|thank n0v6|thanks n3v0|please v3|quiet v1n0|secret a4|full v0n0|
lazy v0|fun n4a5|company v0|shy v0n0|dizzy v0|monthly a6r2|weekly a6r2|daily a6r2|yearly a6r2`

const LETTERS: Record<string, keyof Kinds> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }

export const kindCorrections: ReadonlyMap<string, Partial<Kinds>> = new Map(
  LIST.replaceAll('\n', '')
    .split('|')
    .map((row): [string, Partial<Kinds>] => {
      const [word = '', weights = ''] = row.split(' ')
      const kinds = [...weights.matchAll(/([nvar])(\d)/g)].map(([, letter = '', weight]) => [
        LETTERS[letter],
        Number(weight),
      ])
      return [word, Object.fromEntries(kinds)]
    }),
)
