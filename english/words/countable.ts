import type { Token } from '../sentences/tokens.ts'
import { isUnchanged } from './nouns.ts'
import { isPersonNoun } from './people.ts'
import { COUNTABLE_THINGS, PROFESSIONS, UNCOUNTABLE } from './word-lists.ts'

/** Countable in one sense, without an article in another or in set phrases. */
const ALSO_BARE = new Set(
  `accommodation accord acid action addition advance adversity advice alcohol allocation aluminum ambiguity ambition ammunition
  anxiety apparatus arms art artillery attachment backup badminton balance ballet baseball basketball batik beef beer belief
  bluetooth bread breakfast brass breast brick bronze brunch bureaucracy burnout business cabbage cacophony cake camp cancer canvas
  carbon case cattle cause cedar cement century chalk chance chaos character charisma charity charm cheese chemical chess chicken chili
  chocolate church cinema class clickbait cloth clothes clothing coal coconut code coffee cold college comfort command commission
  compassion concern concrete contempt contrast control conviction corn cotton court cover craft credit cricket criticism
  crossroads crop cross cryptocurrency crystal cut date day dawn deal death debate deer degree delay democracy depression
  desire detail dice difficulty dinner disability disorder display dispute division doubt drama drink drought drug duck
  durian duty echo education effect effort elite email emission emotion enterprise enthusiasm equanimity equipment equity etcetera
  euphoria evening evidence example excitement exercise experience export extract eye fabric fact family fashion fate fear feedback
  feelings female field fire fish flight flood flu fluid food foot footage football footwear form fortune freight friendship fruit fuel
  furniture gas garlic gear gin glass glasses gold golf grace grade grammar grass ground growth gum hair half hand hardware harmony
  heart heaven help home honey honour hope horror hospital hour human ice identification illness import impact increase infection inflation
  infrastructure innovation insight inspiration insurance interest internet investigation iron jail jam jazz jeans jewelry joy juice
  jury justice kind lace lamb language laundry law lemon length lettuce level life light lightning linen livestock load lobster lock lockdown
  logic lot love luggage lunch machinery male man marble market marriage mass match matter measure meat medicine melancholy
  memory mercury merit metal middle midnight milk mine mist mode money month morning motion movement music mum nature need network night noise
  noon nostalgia note notice number nut oak objection occasion office oil opium opportunity order output oversight oxygen paint painting panic
  pants paper paradise part partnership passage passion pasta peace pearl people pepper percentage perfume permission permit person
  petrol photography piece pity pizza lasagna curry sushi toast porridge bacon ham barbecue stew popcorn cereal oatmeal spaghetti ramen crab tuna pie place plain plane plant plastic play pleasure point poetry porcelain port pork position post pottery poultry powder
  power practice prejudice present pressure price principle prison production progress promotion proof proportion protein public
  purpose quality quarantine race radar radio rail rain rank rapport reason rebellion recession record reform refuge relay release religion
  remorse research resin resolution respect response rest review revision rhythm rice rise rivalry rock room rope round rubber rule sail sale
  salad salmon salt sanctuary satin satisfaction sauce school scissors sea season second security selection sense series service set sexuality
  shade shape sheep shelter shock shopping shortage shorts show shrimp side sight sign silence silk silver simulation sin site size skin
  sleep smoke snow soap society soil sort sound soup space species speech speed spinach spirit sport squid staff stairs stake standard state
  status steak steel step steps stock stone stop storage strategy stream stress strike string structure struggle study stuff style
  success succession sugar suit summer sunglasses sunset supper supply support surface surplus surprise suspense swimming tape taste tax tea
  technology television temperature tennis tension term textile theatre theater thanks theory thing thought thread thunder tie time tin
  tobacco tofu toothpaste top total touch town traffic training tradition transformation transition transport transportation travel treasure
  treatment trial trouble trousers truth turkey turmoil turn twist type underwear university use vacation vacuum value variation vegetation
  velvet vinegar violation violence virtue vision volleyball vote war wanderlust water way wealth weather web weed weekend weight
  welfare wheat while wifi wilderness will wind wine winter wire wonder wood wool word work workplace works worth writing yard year yogurt young
  youth mango papaya avocado pineapple melon watermelon lipstick engagement egg pickup translation talk holiday onion tomato potato banana
  bed board stage pay leave debt exile impulse waste care condition demand design math change rent aid expertise pencil head captain
  comparison sensitivity spirit sorrow mood risk foul purpose hold favour favor print detention captivity retrospect tandem hindsight essence talent
  turn vain tune town theory mind jail line sequence bulk touch trade cabin schedule
  colour color mushroom ginger cucumber carrot broccoli lettuce fax mail`
    .trim()
    .split(/\s+/),
)

const isListed = (word: string) => COUNTABLE_THINGS.has(word) || PROFESSIONS.has(word)

/** A singular noun that needs an article: 'ambulance', 'attendant', not 'water' or 'chance'. */
export const isOneOfMany = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.tag === 'noun' &&
  token.readings.singular === undefined &&
  token.text === token.lower &&
  !isUnchanged(token.lower) &&
  !UNCOUNTABLE.has(token.lower) &&
  !ALSO_BARE.has(token.lower) &&
  (isListed(token.lower) || isPersonNoun(token) || token.readings.counted)

/** Nouns with an article after an adjective or 'there is': 'a good chance', 'There was a noise'. */
const OFTEN_ONE = new Set(
  `action addition advance ambition attack balance battle belief business cake case cause chance charge claim coat colour color comfort
  command comparison concern contrast craft crime crisis custom cut date day deal debate degree delay democracy description desire
  detail difficulty disability disagreement disaster disorder display dispute distance doubt drama drawing drink drop effect effort
  emotion example exercise experience explosion expression fact failure family fear feature field fire flight flood form fortune friendship
  game glass grade honour hospital hour idea illness impact import improvement increase infection innovation insight instruction investigation
  job joke journey joy language law lemon level lie life light line load look loss lunch market marriage match matter measure medicine meeting memory
  middle mode moment month morning motion movement need network night noise note notice number objection occasion office opportunity order
  oversight paradise partnership passion pattern pause pearl percentage person pity place plan plane plant play pleasure point
  position present price principle process production promotion proportion purpose race rate reason recession record reform relation
  release religion remedy replacement response rest review rhythm rise risk rivalry rock role room rope round route routine rule sale scene
  school season selection sense series service set shade shape shock shortage show side sight sign silence site size skill sleep smell society song
  soul sound source space speech spirit sport stage standard star state step stock stone stop storm strategy stream strike string structure
  struggle study style subject success suggestion suit summer sunset supply surface surprise symbol tape task taste tax technique
  technology television temperature term test theatre theory thing thought threat tie time tip topic total touch town tradition tragedy
  transformation transition translation treasure treatment trial trick trip triumph trouble truth turn twist type university use
  vacation vacuum value variation view violation virtue vision visit voice vote wall walk war warning waste way weakness week weekend wind
  wire wish wonder word workplace year youth holiday talk egg potato tomato mango banana`
    .trim()
    .split(/\s+/),
)
const NEVER_ONE =
  /^(?:exercise|lunch|service|design|cake|waste|sleep|value|joy|pleasure|success|spirit|wind|glass|translation|trouble|silence|paradise|technology|treatment|business|light|medicine|storage|democracy|comfort|production|fire|stock|love|truth|friendship|space|school|language|skin)$/

/** A singular noun that needs an article after an adjective or 'there is'. */
export const isOneDescribed = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isOneOfMany(token) ||
    (token.tag === 'noun' &&
      token.readings.singular === undefined &&
      token.text === token.lower &&
      !NEVER_ONE.test(token.lower) &&
      (isListed(token.lower) || OFTEN_ONE.has(token.lower))))

/** A singular noun that needs an article as an object: 'I saw place'. */
export const isOneAsObject = (token: Token | undefined): boolean =>
  isOneOfMany(token) || (token?.tag === 'noun' && token.readings.singular === undefined && isListed(token.lower))
