import type { Question } from './desk-context.ts'

type Conflict = Extract<Question, { kind: 'conflict' }>

/** The first is asked now. Conflicts are asked one person after the other, behind whatever else is asked. */
export function withQuestion(open: readonly Question[], question: Question): readonly Question[] {
  if (question.kind !== 'conflict') return [question, ...open.filter(({ kind }) => kind === 'conflict')]
  const isAsked = open.some((each) => isSamePerson(each, question))
  return isAsked
    ? open.map((each) => (isSamePerson(each, question) ? joined(each, question) : each))
    : [...open, question]
}

const isSamePerson = (each: Question, { details }: Conflict): each is Conflict =>
  each.kind === 'conflict' && each.details.person.id === details.person.id

/** What was wished later counts. */
const joined = (earlier: Conflict, later: Conflict): Conflict => ({
  ...later,
  wish: { ...earlier.wish, ...later.wish },
  clashing: [...new Set([...earlier.clashing, ...later.clashing])],
})
