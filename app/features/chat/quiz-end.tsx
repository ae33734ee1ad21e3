import cheering from '../../art/kiky/cheering.svg?no-inline'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Translate } from '../i18n/texts.ts'
import { Bulb } from './bulb.tsx'
import { type AnsweredQuestion, outcomeOf, rightSentence } from './quiz-thread.ts'

const STRONG_SHOWN = 2

interface Props {
  answered: readonly AnsweredQuestion[]
  t: Translate
  /** Missing when it is no longer the visitor's turn. */
  onSay: ((text: string) => void) | undefined
}

/** The stair has become a cloth: first what is strong, then one thing to look at again. */
export function QuizEnd({ answered, t, onSay }: Props) {
  const strong = answered.filter((one) => outcomeOf(one.result) === 'right')
  const weak = answered.find((one) => outcomeOf(one.result) !== 'right')
  const isGrammar = weak?.quiz.question.includes('___') ?? false
  const { score = 0, total = 0 } = answered.at(-1)?.result ?? {}
  return (
    <div className="quiz-end">
      <div className="quiz-band" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cloths never change places
          <i key={step} />
        ))}
      </div>
      <div className="quiz-end-top">
        <img src={cheering} alt="" width={72} height={72} />
        <div>
          <h3>{t('quiz.end')}</h3>
          <p className="voice" lang="en">
            Well done, you.
          </p>
        </div>
      </div>
      <p>
        <strong>{t('quiz.end.score', { score, total })}</strong> {t('quiz.end.cloth')}
      </p>
      <ul>
        {strong.length > 0 && (
          <li>
            <Icon name="check" />
            <span>
              {t('quiz.end.strong')}
              {strong.slice(0, STRONG_SHOWN).map((one) => (
                <Sentence key={one.quiz.number}>{rightSentence(one)}</Sentence>
              ))}
            </span>
          </li>
        )}
        {weak && (
          <li className="quiz-end-weak">
            <Bulb />
            <span>
              {t('quiz.end.again')} <Sentence>{rightSentence(weak)}</Sentence>
            </span>
          </li>
        )}
      </ul>
      {onSay && <Ways {...{ t, onSay }} isExplained={isGrammar && score < total / 2} />}
    </div>
  )
}

const Sentence = ({ children }: { children: string }) => (
  <em lang="en" className="quiz-end-sentence">
    {children}
  </em>
)

function Ways({ t, onSay, isExplained }: { t: Translate; onSay(text: string): void; isExplained: boolean }) {
  return (
    <>
      <Button onClick={() => onSay(t('quiz.end.more.say'))}>{t('quiz.end.more')}</Button>
      <div className="quiz-foot">
        {isExplained && (
          <button type="button" className="quiz-link" onClick={() => onSay(t('quiz.end.why.say'))}>
            {t('quiz.end.why')}
          </button>
        )}
        <button type="button" className="quiz-link" onClick={() => document.getElementById('chat-input')?.focus()}>
          {t('quiz.end.chat')}
        </button>
      </div>
    </>
  )
}
