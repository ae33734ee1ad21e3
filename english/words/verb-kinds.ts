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
export const EVENT = oneOf(`
  come get go see take buy give find lose fall call tell ask leave arrive start run meet eat drink decide stop
  break open close wake cry bring put send pay win forget shout hit return drop catch jump walk sit stand begin
  become lend borrow order choose cook fail turn wash wait cancel enter join offer help throw steal sleep answer
  reply ride drive book spend visit watch change move apologize apologise invite laugh smile scream hear realize
  realise lie hide escape finish miss pass learn text teach apply request complain announce refuse spill crash
  slip arrest fire oversleep marry die propose accept reject receive sign graduate resign knock ring collapse
  explode bite promise explain mention report attend misunderstand discover notice injure hurry delay leak lock
  recognize recognise persuade warn disappear burn kill happen refuse argue push pull pick rescue hug kiss`)

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
  relax rest behave compete cooperate communicate care struggle`)

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
