import type { ComponentProps } from 'react'
import type { TwoStepState } from '../../../../domain/auth/two-step-contract.ts'
import { Modal } from '../../../ui/modal.tsx'
import { UntilFaded } from '../../../ui/until-faded.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { accountApi } from '../account-api.ts'
import { ProofForm } from './proof-form.tsx'

/** What is asked for a proof first. */
export type Question = 'password' | 'renew' | 'turn-off'

interface Asked extends Pick<ComponentProps<typeof ProofForm>, 'text' | 'submit' | 'asksCode' | 'act'> {
  title: string
}

interface Acts {
  begin(password: string | undefined): Promise<void>
  showCodes(codes: string[]): void
  onTurnedOff(): Promise<void>
}

export const questionsOf = (t: Translate, { isRequired }: TwoStepState, acts: Acts): Record<Question, Asked> => ({
  'password': {
    title: t('security.setUp'),
    text: t('security.setUp.password'),
    submit: t('security.continue'),
    asksCode: false,
    act: ({ password }) => acts.begin(password),
  },
  'renew': {
    title: t('security.codes.renew'),
    text: t('security.codes.renew.text'),
    submit: t('security.codes.renew'),
    asksCode: true,
    act: async (proof) => acts.showCodes((await accountApi.renewRecoveryCodes(proof)).recoveryCodes),
  },
  'turn-off': {
    title: t('security.off.title'),
    text: `${t('security.off.text')}${isRequired ? ` ${t('security.off.required')}` : ''}`,
    submit: t('security.off'),
    asksCode: true,
    act: async (proof) => {
      await accountApi.turnOffTwoStep(proof)
      await acts.onTurnedOff()
    },
  },
})

export function QuestionModal(props: { asked: Asked | null; asksPassword: boolean; onClose(): void }) {
  const { asked, asksPassword, onClose } = props
  const t = useText()
  return (
    <Modal open={asked !== null} onClose={onClose} title={asked?.title ?? ''} closeLabel={t('close')}>
      <UntilFaded open={asked !== null}>
        {asked && (
          <ProofForm
            {...asked}
            asksPassword={asksPassword}
            onClose={onClose}
            act={async (proof) => {
              await asked.act(proof)
              onClose()
            }}
          />
        )}
      </UntilFaded>
    </Modal>
  )
}
