import { useEffect, useRef, useState } from 'react'
import type { DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import stumbled from '../../../art/desk-stumbled.svg?no-inline'
import { ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { countUnfinished, unfinishedTexts } from '../own-keys.ts'
import { forgetMember } from './leave-team.ts'

/**
 * For whoever is on the team no more, in place of the work. What they wrote and could not save is shown as long as the
 * page is open; the device keeps nothing.
 */
export function LeftTeam({ frame: { me, school } }: { frame: DeskFrame }) {
  const t = useText()
  const [{ texts, others }] = useState(() => unfinishedOf(me.id))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    forgetMember(me.id)
  }, [me.id])
  return (
    <main className="left-team">
      <div className="selvedge" />
      <div className="empty">
        <img className="empty-art" src={stumbled} alt="" width="180" height="165" />
        <h1 ref={heading} tabIndex={-1}>
          {t('left.title', { school })}
        </h1>
        <p>{t('left.text')}</p>
        {texts.length > 0 && (
          <section className="box left-words">
            <h2 className="desk-h2">{t('left.unsaved')}</h2>
            <p className="soft">{t('left.unsaved.text')}</p>
            {texts.map((text) => (
              <blockquote key={text}>{text}</blockquote>
            ))}
          </section>
        )}
        {others > 0 && <p>{t(others === 1 ? 'left.others.one' : 'left.others.many', { n: others })}</p>}
        <ButtonLink href="/">{t('left.home')}</ButtonLink>
      </div>
    </main>
  )
}

function unfinishedOf(accountId: string) {
  const { waiting, drafts } = countUnfinished(accountId, localStorage, sessionStorage)
  const texts = [...new Set(unfinishedTexts(accountId, localStorage, sessionStorage))]
  return { texts, others: Math.max(0, waiting + drafts - texts.length) }
}
