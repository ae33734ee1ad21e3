import { WISHES, type Wish, wishToEnrol } from '../../domain/chat/wish-to-enrol.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { readRows, share } from '../marked/rows.ts'
import { type Asked, whatIsAsked } from './what-is-asked.ts'

type Judged = Asked & { wish: Wish; taken: Wish }

/** Weighs every message and holds it as the first of a conversation; prints those that are taken for something else. */
export async function run(file: string): Promise<void> {
  const judged: Judged[] = []
  for (const { wish = '', utterance = '' } of readRows(file)) {
    const { chances } = wishToEnrol(utterance, weighWish)
    const taken = WISHES.reduce((best, one) => (chances[one] > chances[best] ? one : best))
    const asked = await whatIsAsked(utterance)
    judged.push({ ...asked, wish: wish as Wish, taken })
    const { asksWho, move } = asked
    if (taken !== wish || asksWho !== (wish === 'join'))
      console.log([wish, taken, chances[taken].toFixed(2), asksWho ? 'asks' : '', move, utterance].join('\t'))
  }
  const weighed = WISHES.map((one) => [one, quality(judged, ({ taken }) => taken === one, one)] as const)
  console.log(
    JSON.stringify({
      ...Object.fromEntries(weighed),
      asked: quality(judged, ({ asksWho }) => asksWho, 'join'),
      offered: quality(judged, ({ offers }) => offers, 'join'),
    }),
  )
}

function quality(judged: readonly Judged[], isTaken: (one: Judged) => boolean, wish: Wish) {
  const right = judged.filter((one) => one.wish === wish && isTaken(one)).length
  return {
    recall: share(right, judged.filter((one) => one.wish === wish).length),
    precision: share(right, judged.filter(isTaken).length),
  }
}
