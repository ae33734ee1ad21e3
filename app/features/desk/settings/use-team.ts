import { useCallback, useEffect, useState } from 'react'
import type { TeamMember } from '../../../../domain/auth/team-contract.ts'
import { get, type Outcome } from '../../../lib/api-client.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDeskData } from '../desk-data.ts'

/** Who works at the desk, with what only the accounts know: second factors and open invitations. */
export function useTeam() {
  const [members, setMembers] = useState(useDeskData('settings').settings.team ?? [])
  const [accounts, setAccounts] = useState<readonly TeamMember[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    const [settings, team] = await Promise.all([get('/api/desk/settings'), get('/api/account/team')])
    if (settings.kind === 'answered' && settings.answer?.team) setMembers(settings.answer.team)
    const people = team.kind === 'answered' ? team.answer?.people : undefined
    if (people) setAccounts(people)
    setFailed(!people)
  }, [])
  useEffect(() => {
    reload()
  }, [reload])
  return {
    members,
    invited: accounts?.filter(({ id }) => !members.some((member) => member.id === id)) ?? [],
    accountOf: (id: string) => accounts?.find((account) => account.id === id),
    isLoading: !accounts && !hasFailed,
    hasFailed,
    reload,
  }
}

const REFUSALS: Record<string, TextKey> = {
  'auth.email_invalid': 'team.invite.invalid',
  'team.member': 'team.invite.member',
  'team.last_owner': 'team.remove.last',
  'auth.forbidden': 'team.forbidden',
  'rate.limited': 'team.limited',
}

/** Why a change of the team was not made; null if it was. */
export function problemOf(outcome: Outcome<unknown>): TextKey | null {
  if (outcome.kind === 'answered') return null
  return (outcome.kind === 'refused' && REFUSALS[outcome.error?.code ?? '']) || 'team.failed'
}
