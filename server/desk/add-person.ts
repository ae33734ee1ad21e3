import type { AddPersonRequest, Changed } from '../../domain/desk/desk-people-contract.ts'
import { storeNote } from './add-note.ts'
import { answerWaiting } from './answer-waiting.ts'
import { changePerson } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'

/** Somebody who came in or called. A known number or address joins the person who has it. */
export async function addPerson(deps: DeskDeps, user: StaffUser, request: AddPersonRequest): Promise<Changed> {
  const { key, step, note, ...person } = request
  const personId = await deps.storeHandAdded({ ...person, ...emptied(request), key: `desk:${user.id}:${key}` })
  return changePerson(deps, { user, personId }, async (row, queries) => {
    if (note?.trim()) await storeNote(queries, { key, text: note, personId, authorId: user.id, atMs: deps.now() })
    const answered = step === 'contacted' ? await answerWaiting(queries, row, user, deps.now()) : null
    const isNew = row.step === 'new'
    return {
      // The answer was given on the spot: it says nothing about how long people wait.
      set: { ...answered?.set, ...(answered && isNew && { step }) },
      kind: 'added',
      data: { kind: request.kind },
    }
  })
}

const emptied = ({ phone, email, city, program }: AddPersonRequest) => ({
  phone: phone?.trim() || undefined,
  email: email?.trim() || undefined,
  city: city?.trim() || undefined,
  program: program || undefined,
})
