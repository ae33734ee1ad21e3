import { isSame } from '../saving/merge-lines.ts'
import { type Item, itemsIn, type SectionForm } from './section-forms.ts'

export interface Difference {
  /** The name of a field, or the item that is not the same in both; one of the two may lack it. */
  field: string | null
  theirs: unknown
  mine: unknown
}

/** Where two versions of a section are not the same. Items are told by what they are titled with. */
export function contentDifferences({ fields, items }: SectionForm, theirs: unknown, mine: unknown): Difference[] {
  const ofFields = fields
    .map(({ name }) => ({ field: name, theirs: (theirs as Item)[name], mine: (mine as Item)[name] }))
    .filter((each) => !isSame(each.theirs, each.mine))
  if (!items) return ofFields
  const [there, here] = [itemsIn(items, theirs), itemsIn(items, mine)]
  const isIn = (list: readonly Item[]) => (item: Item) => list.some((each) => isSame(each, item))
  const [changedThere, changedHere] = [
    there.filter((item) => !isIn(here)(item)),
    here.filter((item) => !isIn(there)(item)),
  ]
  const titleOf = (item: Item): unknown => item.id ?? item[items.titledBy]
  const pairOf = (item: Item) => changedThere.find((each) => isSame(titleOf(each), titleOf(item)))
  const pairs = changedHere.map((item) => ({ field: null, theirs: pairOf(item), mine: item }))
  const alone = changedThere.filter((item) => !pairs.some((pair) => pair.theirs === item))
  return [...ofFields, ...pairs, ...alone.map((item) => ({ field: null, theirs: item, mine: undefined }))]
}
