/** Everyday opposites, used in both directions; the most useful for a learner first. */
const LIST = `
spacious: cramped, small|cramped: spacious, roomy|luxurious: simple, modest|ripe: unripe, rotten|fresh: stale, rotten|
smooth: rough|rough: smooth|sharp: blunt|tight: loose|loose: tight|shallow: deep|urgent: unimportant|
temporary: permanent|permanent: temporary|private: public|public: private|domestic: foreign, international|
formal: informal, casual|casual: formal|increase: decrease|decrease: increase|profit: loss|supply: demand|
accept: refuse, reject|refuse: accept|arrive: leave, depart|borrow: lend|buy: sell|hire: fire|win: lose|
praise: criticise|allow: forbid|succeed: fail|strict: lenient|stubborn: flexible|cheerful: gloomy|wealthy: poor|
generous: stingy, mean|happy: sad, unhappy|big: small, little|large: small|hot: cold|warm: cool|good: bad|
easy: difficult, hard|cheap: expensive|fast: slow|quick: slow|early: late|old: young, new|new: old|rich: poor|
strong: weak|heavy: light|light: dark, heavy|dark: light, bright|bright: dark, dull|long: short|short: long, tall|
tall: short|high: low|deep: shallow|wide: narrow|thick: thin|fat: thin|thin: thick, fat|full: empty|open: closed|
closed: open|clean: dirty|dry: wet|loud: quiet|noisy: quiet|quiet: loud, noisy|safe: dangerous|
brave: afraid, cowardly|kind: unkind, cruel|polite: rude, impolite|friendly: unfriendly|honest: dishonest|
patient: impatient|shy: confident, outgoing|confident: shy, unsure|lazy: hard-working|diligent: lazy|
humble: arrogant, proud|arrogant: humble|proud: ashamed, humble|calm: nervous, anxious|nervous: calm, relaxed|
bored: interested, excited|boring: interesting, exciting|interesting: boring|tired: rested, energetic|hungry: full|
awake: asleep|alive: dead|healthy: ill, sick|sick: healthy, well|beautiful: ugly|ugly: beautiful|handsome: ugly|
pretty: ugly|smart: stupid|clever: foolish|wise: foolish|careful: careless|useful: useless|possible: impossible|
important: unimportant|necessary: unnecessary|common: rare|rare: common|usual: unusual|normal: strange|
simple: complicated|public: private|modern: old-fashioned, traditional|sweet: bitter, sour|fresh: stale|soft: hard|
smooth: rough|sharp: blunt|tight: loose|loose: tight|right: wrong, left|wrong: right|true: false|
correct: wrong, incorrect|same: different|different: same|many: few|much: little|more: less|most: least|
always: never|often: rarely, seldom|everything: nothing|everybody: nobody|inside: outside|up: down|above: below|
over: under|near: far|far: near|left: right|front: back|first: last|before: after|start: finish, stop|begin: end|
arrive: leave, depart|come: go|buy: sell|give: take, receive|lend: borrow|borrow: lend|win: lose|lose: win, find|
find: lose|love: hate|like: dislike|remember: forget|forget: remember|laugh: cry|push: pull|pull: push|
increase: decrease|rise: fall|raise: lower|improve: get worse|accept: refuse, reject|agree: disagree|allow: forbid|
succeed: fail|success: failure|profit: loss|advantage: disadvantage|strength: weakness|question: answer|
friend: enemy|day: night|birth: death|war: peace|entrance: exit|arrival: departure|teach: learn|ask: answer|
save: spend, waste|build: destroy|break: repair, mend|throw: catch|turn on: turn off|put on: take off|
get on: get off|optimistic: pessimistic|positive: negative|reluctant: willing, eager|willing: unwilling|
stubborn: flexible, easy-going|reliable: unreliable|mature: immature|formal: informal|temporary: permanent|
ancient: modern|major: minor|maximum: minimum|guilty: innocent|crowded: empty, deserted|employed: unemployed|
married: single|busy: free|natural: artificial|real: fake|fiction: fact|abundant: scarce|scarce: plentiful`

export const opposites: ReadonlyMap<string, readonly string[]> = new Map(
  LIST.replaceAll('\n', '')
    .split('|')
    .map((row): [string, readonly string[]] => {
      const [word = '', others = ''] = row.split(': ')
      return [word, others.split(', ')]
    }),
)
