import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useText } from '../i18n/language-context.ts'
import { Answer } from './answer.tsx'
import { ExplainerNote } from './explainer-note.tsx'
import { QuotaLine } from './quota-line.tsx'
import { useExplainer } from './use-explainer.ts'
import { useExplainerText } from './use-explainer-text.ts'
import { YourWords } from './your-words.tsx'

export function Explainer() {
  const t = useText()
  const own = useExplainerText()
  const { state, typing, left, words, ask, reopen, takeNearest, doubt, forget } = useExplainer()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = state.step === 'busy'
  const problem = state.step === 'done' ? state.outcome.problem : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) afterPaint(() => ask(input.current?.value ?? ''))
  }
  const askFor = (word: string) => {
    if (input.current) input.current.value = word
    ask(word)
  }
  const forgetWords = ({ detail }: MouseEvent) => {
    forget()
    // The button goes with its words; only a keyboard's focus needs another place.
    if (detail === 0) input.current?.focus()
  }
  useEffect(() => {
    if (typing) input.current?.focus()
  }, [typing])

  return (
    <section className="section explainer on-dark" id="ai-explainer">
      <div className="wrap explainer-grid">
        <div>
          <SectionHead title={t('explainer.title')} voice={t('explainer.voice')} />
          <p className="lead">{t('explainer.lead')}</p>
          <form className="explainer-form" noValidate onSubmit={submit}>
            <label className="sr-only" htmlFor="explainer-word">
              {t('explainer.label')}
            </label>
            <input
              ref={input}
              id="explainer-word"
              name="word"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={t('explainer.placeholder')}
              aria-invalid={typing !== null || undefined}
              aria-describedby="explainer-problem"
            />
            <Button variant="gold" type="submit" busy={isBusy}>
              {isBusy ? own('explainer.busy') : t('explainer.submit')}
            </Button>
          </form>
          <div id="explainer-problem" role="status">
            {typing && (
              <p className="explainer-typing">
                {own(typing === 'word.empty' ? 'explainer.problem.empty' : 'explainer.problem.short')}
              </p>
            )}
            {problem && state.step === 'done' && <ExplainerNote problem={problem} untilMs={state.untilMs} />}
          </div>
          <QuotaLine left={left} />
          <YourWords words={words} onOpen={reopen} onForget={forgetWords} />
        </div>
        <Answer state={state} hasWords={words.length > 0} onAsk={askFor} onNearest={takeNearest} onDoubt={doubt} />
      </div>
    </section>
  )
}
