import { pairs } from './pairs.ts'

/** The noun for a verb. */
export const NOUN_OF_VERB =
  pairs(`explain:explanation decide:decision choose:choice advise:advice invite:invitation suggest:suggestion
  arrive:arrival die:death sell:sale succeed:success grow:growth behave:behaviour apologize:apology apologise:apology
  believe:belief inform:information educate:education describe:description introduce:introduction
  communicate:communication
  react:reaction develop:development improve:improvement perform:performance compete:competition complain:complaint
  discuss:discussion marry:marriage pronounce:pronunciation speak:speech weigh:weight prefer:preference
  permit:permission
  explore:exploration celebrate:celebration translate:translation donate:donation imagine:imagination
  motivate:motivation
  graduate:graduation register:registration arrange:arrangement argue:argument achieve:achievement announce:announcement
  apply:application appoint:appointment attend:attendance collect:collection connect:connection contribute:contribution
  create:creation deliver:delivery depart:departure destroy:destruction discover:discovery employ:employment
  enjoy:enjoyment
  entertain:entertainment equip:equipment expect:expectation express:expression fail:failure govern:government
  inspire:inspiration instruct:instruction intend:intention invent:invention lose:loss observe:observation pay:payment
  prepare:preparation present:presentation protect:protection receive:receipt recommend:recommendation refuse:refusal
  require:requirement solve:solution survive:survival treat:treatment compare:comparison confirm:confirmation
  congratulate:congratulations cooperate:cooperation hesitate:hesitation respond:response concentrate:concentration
  approve:approval agree:agreement disagree:disagreement obey:obedience depend:dependence exist:existence prove:proof
  analyse:analysis analyze:analysis criticise:criticism criticize:criticism remember:memory know:knowledge think:thought
  feel:feeling laugh:laughter serve:service move:movement assess:assessment manage:management adjust:adjustment
  invest:investment reserve:reservation cancel:cancellation evaluate:evaluation negotiate:negotiation
  cooperate:cooperation
  participate:participation organize:organization organise:organisation populate:population pollute:pollution
  produce:production promote:promotion publish:publication qualify:qualification reduce:reduction reject:rejection
  repeat:repetition satisfy:satisfaction select:selection situate:situation submit:submission transform:transformation
  vary:variety violate:violation confuse:confusion disappoint:disappointment embarrass:embarrassment excite:excitement
  improvise:improvisation innovate:innovation interact:interaction maintain:maintenance occupy:occupation offend:offence
  persuade:persuasion predict:prediction propose:proposal pursue:pursuit realize:realization recognize:recognition
  recover:recovery relax:relaxation remind:reminder renew:renewal resist:resistance resolve:resolution retire:retirement
  specialize:specialization spell:spelling vaccinate:vaccination warn:warning write:writing attract:attraction
  assist:assistance
  consume:consumption deceive:deception define:definition demonstrate:demonstration eliminate:elimination
  encourage:encouragement
  explode:explosion extend:extension identify:identification ignore:ignorance implement:implementation include:inclusion
  install:installation involve:involvement judge:judgement justify:justification obtain:acquisition oppose:opposition
  possess:possession simulate:simulation threaten:threat unite:unity verify:verification cure:cure breathe:breath`)

/** The noun for an adjective. */
export const NOUN_OF_ADJECTIVE = pairs(`important:importance different:difference difficult:difficulty beautiful:beauty
  confident:confidence happy:happiness sad:sadness healthy:health intelligent:intelligence patient:patience poor:poverty
  angry:anger able:ability responsible:responsibility possible:possibility popular:popularity safe:safety
  honest:honesty lazy:laziness kind:kindness lonely:loneliness strong:strength wide:width long:length high:height
  hot:heat dangerous:danger independent:independence young:youth true:truth successful:success talented:talent
  skilled:skill famous:fame wise:wisdom creative:creativity loyal:loyalty brave:bravery generous:generosity
  curious:curiosity jealous:jealousy disciplined:discipline diligent:diligence comfortable:comfort peaceful:peace
  polite:politeness fluent:fluency accurate:accuracy efficient:efficiency flexible:flexibility wealthy:wealth
  stupid:stupidity selfish:selfishness careless:carelessness ignorant:ignorance violent:violence clean:cleanliness
  punctual:punctuality enthusiastic:enthusiasm ambitious:ambition experienced:experience educated:education
  motivated:motivation hungry:hunger thirsty:thirst proud:pride anxious:anxiety stressful:stress free:freedom
  equal:equality private:privacy certain:certainty tired:tiredness nervous:nervousness humble:humility
  weak:weakness fit:fitness silent:silence aware:awareness inconvenient:inconvenience`)

const inverted = (from: ReadonlyMap<string, string>, skipped: RegExp) =>
  new Map([...from].filter(([word]) => !skipped.test(word)).map(([one, other]) => [other, one]))

/** The verb for a noun that is not also a verb: 'success', 'decision', not 'cure'. */
export const VERB_OF_NOUN: ReadonlyMap<string, string> = inverted(
  NOUN_OF_VERB,
  /^(?:die|marry|pay|sell|speak|populate|situate|obtain|think|remember|apologise|analyse|criticise|organise|feel|write|spell|judge|cure|include)$/,
)

/** The adjective for a noun or a base verb. */
export const ADJECTIVE_OF: ReadonlyMap<string, string> = new Map([
  ...inverted(
    NOUN_OF_ADJECTIVE,
    /^(?:able|wide|long|high|hot|young|true|educated|free|private|equal|certain|skilled|stressful|possible)$/,
  ),
  ...pairs(`danger:dangerous flood:flooded crowd:crowded noise:noisy success:successful confidence:confident
  patience:patient importance:important difference:different difficulty:difficult health:healthy beauty:beautiful
  intelligence:intelligent independence:independent happiness:happy sadness:sad anger:angry stress:stressed
  confuse:confused
  bore:bored excite:excited disappoint:disappointed frustrate:frustrated exhaust:exhausted satisfy:satisfied
  embarrass:embarrassed frighten:frightened annoy:annoyed interest:interested surprise:surprised shock:shocked
  tire:tired
  worry:worried pollute:polluted pollution:polluted luck:lucky fame:famous comfort:comfortable peace:peaceful
  pain:painful
  hunger:hungry thirst:thirsty poverty:poor possibility:possible responsibility:responsible honesty:honest
  laziness:lazy kindness:kind loneliness:lonely jealousy:jealous generosity:generous curiosity:curious pride:proud
  nervousness:nervous wealth:wealthy safety:safe strength:strong wind:windy sun:sunny cloud:cloudy fog:foggy salt:salty
  spice:spicy taste:tasty dirt:dirty mess:messy sleep:sleepy shame:ashamed anxiety:anxious creativity:creative
  discipline:disciplined diligence:diligent romance:romantic drama:dramatic energy:energetic mystery:mysterious
  relax:relaxed depress:depressed injure:injured break:broken disappointment:disappointed marriage:married
  popularity:popular activity:active politeness:polite loyalty:loyal bravery:brave cheer:cheerful
  talent:talented skill:skilled experience:experienced ambition:ambitious motivation:motivated optimism:optimistic
  pessimism:pessimistic
  wisdom:wise religion:religious efficiency:efficient dedication:dedicated flexibility:flexible
  punctuality:punctual fluency:fluent
  height:tall sensitivity:sensitive maturity:mature humility:humble courage:brave enthusiasm:enthusiastic
  benefit:beneficial risk:risky resistance:resistant diversity:diverse heat:hot nature:natural culture:cultural
  tradition:traditional profession:professional history:historical education:educational attraction:attractive
  attract:attractive
  effect:effective use:useful help:helpful care:careful hope:hopeful harm:harmful color:colorful colour:colourful
  wonder:wonderful
  meaning:meaningful power:powerful joy:joyful respect:respectful forget:forgetful expense:expensive
  support:supportive talk:talkative
  communicate:communicative compete:competitive depend:dependent ease:easy impress:impressive friend:friendly
  economy:economical
  necessity:necessary impact:impactful slip:slippery uniqueness:unique freshness:fresh cleanliness:clean`),
])
