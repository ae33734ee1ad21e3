import { createRoute, z } from '@hono/zod-openapi'
import { accountDone as done } from '../../domain/auth/auth-contract.ts'
import {
  type Changed,
  changed,
  claimRequest,
  detailsRequest,
  eraseRequest,
  idParams,
  mergeRequest,
  nextContactRequest,
  noteRequest,
  otherPersonRequest,
  ownerRequest,
  separateRequest,
  stepRequest,
} from '../../domain/desk/desk-people-contract.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { addNote } from './add-note.ts'
import { claimPerson, releasePerson } from './claim-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { confirmSame, editDetails, markReal } from './edit-person.ts'
import { joinPeople, keepPeopleApart } from './join-people.ts'
import { setNextContact, setOwner, setStep } from './move-person.ts'
import { parsed } from './parsed.ts'
import { erasePersonById, exportOfPerson } from './privacy-of-person.ts'
import { resendDelivery } from './resend-delivery.ts'
import { separatePerson } from './separate-person.ts'
import { DESK_LIMIT, staffIn } from './staff-guard.ts'

const params = idParams
const nothing = z.object({})

type Verb<Body> = (deps: DeskDeps, user: StaffUser, personId: string, body: Body) => Promise<Changed>

/** Calls about one person. */
export function addPersonRoutes(api: Api, deps: DeskDeps): void {
  const change = <Body extends z.ZodType>(name: string, summary: string, body: Body, verb: Verb<z.infer<Body>>) => {
    const route = createRoute({
      method: 'post',
      path: `/api/desk/people/{id}/${name}`,
      summary,
      description: DESK_LIMIT,
      request: { params, ...jsonBody(body as z.ZodType<z.infer<Body>>) },
      responses: answers(changed, 'The person as it is now'),
    })
    api.openapi(route, async (c) => {
      const request = c.req.valid('json' as never) as z.infer<Body>
      return c.json(await verb(deps, staffIn(c), c.req.param('id') ?? '', request), 200)
    })
  }
  change('claim', 'Tells the others who is answering', claimRequest, claimPerson)
  change('release', 'Lets others answer', nothing, releasePerson)
  change('step', 'Moves a person on, or back', stepRequest, setStep)
  change('owner', 'Says who looks after a person', ownerRequest, setOwner)
  change('next-contact', 'Says when to get in touch again', nextContactRequest, setNextContact)
  change('details', 'Corrects what a person is shown with', detailsRequest, editDetails)
  change('notes', 'Adds a note', noteRequest, addNote)
  change('real', 'What looked like a program is a person', nothing, markReal)
  change('same', 'Submissions under several names are of one person', nothing, confirmSame)
  change('separate', 'Makes other people of some submissions', separateRequest, separatePerson)
  change('merge', 'Makes one person of two', mergeRequest, joinPeople)
  change('keep-apart', 'Says that two are not the same', otherPersonRequest, (...[d, user, id, { otherId }]) =>
    keepPeopleApart(d, user, id, otherId),
  )
  addPrivacyRoutes(api, deps)
}

function addPrivacyRoutes(api: Api, deps: DeskDeps): void {
  const doneRoute = <Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) =>
    createRoute({
      method: 'post',
      path,
      summary,
      description: DESK_LIMIT,
      request: { params, ...jsonBody(body) },
      responses: answers(done, 'Done'),
    })
  api.openapi(doneRoute('/api/desk/people/{id}/erase', 'Erases everything about a person', eraseRequest), async (c) => {
    await erasePersonById(deps, staffIn(c), c.req.valid('param').id, c.req.valid('json').word)
    return c.json({ success: true } as const, 200)
  })
  api.openapi(doneRoute('/api/desk/deliveries/{id}/resend', 'Tries a message again', nothing), async (c) => {
    await resendDelivery(deps, staffIn(c), c.req.valid('param').id)
    return c.json({ success: true } as const, 200)
  })
  api.get('/api/desk/people/:id/export', async (c) => {
    const data = await exportOfPerson(deps, staffIn(c), parsed(params, c.req.param()).id)
    c.header('content-disposition', 'attachment; filename="person.json"')
    return c.json(data, 200)
  })
}
