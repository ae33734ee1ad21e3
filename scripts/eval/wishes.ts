import { WISHES, type Wish, wishToEnrol } from '../../domain/chat/wish-to-enrol.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { readRows, share } from './rows.ts'

/** Weighs every message; prints those that are taken for something else. */
export async function run(file: string): Promise<void> {
  const judged = readRows(file).map(({ wish = '', utterance = '' }) => {
    const { chances } = wishToEnrol(utterance, weighWish)
    const taken = WISHES.reduce((best, one) => (chances[one] > chances[best] ? one : best))
    return { wish: wish as Wish, taken, utterance, sure: chances[taken] }
  })
  for (const { wish, taken, utterance, sure } of judged.filter((one) => one.taken !== one.wish))
    console.log([wish, taken, sure.toFixed(2), utterance].join('\t'))
  const total = Object.fromEntries(
    WISHES.map((wish) => {
      const right = judged.filter((one) => one.wish === wish && one.taken === wish).length
      const recall = share(right, judged.filter((one) => one.wish === wish).length)
      return [wish, { recall, precision: share(right, judged.filter((one) => one.taken === wish).length) }]
    }),
  )
  console.log(JSON.stringify(total))
}
