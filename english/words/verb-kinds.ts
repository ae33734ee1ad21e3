import { ruleWords } from './named-lists.ts'
import { oneOf } from './one-of.ts'

/** What a verb tells of. The lists name the exceptions where they can: a verb in none of them is something one does. */

/** It holds on, so it may stand in the present beside a story: 'I moved here because my wife works here'. */
export const LASTING = oneOf(`
  live work study speak teach own come know mean cost belong love like want need hate think believe have
  understand prefer feel use hope seem look sound include require contain depend matter exist help make give
  allow offer provide take play travel keep share sell run drive agree remember guess suppose wonder wish be can
  show say tell suggest read write involve`)

/** What may hold on still, even where its ending is missing. */
export const LASTS = oneOf('live work study speak teach own come know mean cost belong love like')

/** What one thinks says nothing of when it was: 'I think he came yesterday'. */
export const THINKING = oneOf(`
  think know believe remember hope guess mean wonder forget regret say wish suppose suggest prefer want need
  like love understand agree tell bet`)

export const REPORTING = oneOf(
  'say tell complain think believe know hear explain promise hope feel realize realise notice claim',
)

/** One event, over at once. */
export const EVENT = ruleWords('verb-kinds event')

/** Over at once, so that 'just' tells when: 'I just wake up'. */
export const JUST_DONE = oneOf('arrive finish wake receive buy meet eat graduate marry return lose give hear')

/** What is set by a timetable. */
export const TIMETABLE = oneOf('open close start begin finish leave arrive')

/** No action, so neither passive nor going on: 'I am agree' is 'I agree'. */
export const STATIVE = oneOf(`
  agree know understand want need like love believe hope think have prefer remember forget depend mean belong
  disagree`)

/** Nobody does these to anything: no passive. */
export const ALONE = oneOf(`
  go come arrive happen sleep live work stay agree depend die fall rain snow become look study exist wait feel seem
  appear disappear occur consist belong succeed cry smile laugh rise graduate vanish emerge collapse cough sneeze
  yawn disagree participate walk travel faint apologize apologise last crash listen apply complain worry
  cost sound taste smell talk chat swim run expire depart land fly sit stand lie jump dance wake get return
  relax rest behave compete cooperate communicate care struggle leak drip shine bark tremble shiver flicker blink
  bloom itch ache`)

/** A thing does these by itself: 'The price will increase', 'The ticket includes a meal'. */
export const BY_ITSELF = oneOf(`
  increase decrease start begin end stop continue leave need help pass turn spread improve drop include contain
  require cause mean say fit match weigh vary differ affect result shrink recover function become lead follow let
  keep remain`)

/** It may, but behind 'be' it is done to the thing: 'Rice grows', 'rice is grown'. */
export const EITHER_WAY = oneOf(`
  grow break change open close finish move burn boil freeze melt dry sell read cook drive make give take show offer
  allow provide support save attract develop operate cover win lose play speak print charge connect load update
  measure travel stick`)

/** A thing never does these by itself: 'The parcels will deliver' wants 'be delivered'. */
export const DONE_TO_THINGS = oneOf(`
  deliver solve publish announce cancel postpone build repair send discuss print approve install release upload
  download remove replace fix organize organise produce construct create destroy distribute translate submit sign
  schedule process reject demolish purchase store invent introduce implement prohibit ship conduct arrange collect
  provide renovate refund extend renew complete record broadcast hold`)

/** With no object behind it, somebody else does it to the person. */
export const DONE_TO_PEOPLE = oneOf(`
  train invite promote fire hire punish allow select choose contact inform pay accept reject interview assign
  notify arrest treat fine vaccinate reward test respect protect charge scold appoint elect announce examine
  disqualify force require permit expect kill injure rob attack bite ban ask`)

/** Nouns as often as verbs. */
export const ALSO_NOUNS = oneOf(`
  work travel study play exercise dance fish sleep walk run drink practice smoke use ride drive help talk visit
  change test plan start stop call drop cut cook love hope need care trade shop sport film plant park wash rest
  order access support book train view cause sound look show deal form rent phone text email chat post search
  research design display fire fight hunt camp surf guide lead judge guard coach nurse rain snow flood land tax
  bill price cost cycle wear wake find save`)

/** 'My hobby is …' */
export const DONE_FOR_FUN = oneOf(`
  cook travel dance run swim read play walk hike sew knit sketch jog surf dive climb camp bake draw sing paint
  write watch listen collect cycle ride garden fish shop take make do learn sleep visit chat hang go ski skate`)

/** 'was sick': how somebody or something is for a while. */
export const PASSING = oneOf(`
  sick ill tired busy late hungry thirsty absent full closed wet noisy crowded angry sad nervous afraid lost
  broken empty heavy hot cold raining bored dark cloudy sunny hurt sleepy drunk alone upset worried scared
  excited happy jammed flooded cancelled delayed bad unwell in at out away stuck terrible injured dead loud
  missing asleep awake wounded`)

/** … and only at one moment. */
export const MOMENTS = oneOf(`
  sick ill late hungry thirsty absent closed wet crowded lost raining snowing sleepy drunk asleep stuck jammed
  flooded cancelled delayed full`)
