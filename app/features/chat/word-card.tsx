import { useEffect, useState } from 'react'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { post } from '../../lib/api-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListenButtons } from '../../ui/listen-buttons.tsx'
import { track } from '../analytics/track.ts'
import { listenNames } from './listen-names.ts'
import type { Speech } from './speech.ts'
import { useEscape } from './use-escape.ts'

type Found =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; meaning: Explanation }

/** The meaning of a tapped word, shown over the end of the conversation. */
export function WordCard({ word, speech: { t }, onClose }: { word: string; speech: Speech; onClose(): void }) {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    track('search_query', { place: 'chat' })
    lookUp(word, leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setFound(result)
    })
    return () => leaving.abort()
  }, [word])
  useEscape(onClose)
  return (
    <section className="chat-word" aria-label={t('word.title', { word })}>
      <button type="button" className="icon-button" aria-label={t('word.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
      <h3 lang="en">{found.state === 'found' ? found.meaning.word : word}</h3>
      <div role="status">
        {found.state === 'loading' && <p>{t('word.loading')}</p>}
        {found.state === 'unknown' && <p>{t('word.unknown')}</p>}
        {found.state === 'failed' && <p>{t('word.failed')}</p>}
        {found.state === 'found' && <Explained meaning={found.meaning} t={t} />}
      </div>
    </section>
  )
}

const Explained = ({ meaning, t }: { meaning: Explanation; t: Speech['t'] }) => (
  <>
    {meaning.gloss && (
      <p className="chat-gloss" lang="id">
        {meaning.gloss}
      </p>
    )}
    <p className="chat-sound">
      {meaning.ipa && <span lang="en">/{meaning.ipa}/</span>}
      <ListenButtons words={meaning.baseForm?.form ?? meaning.word} names={listenNames(t)} />
    </p>
    <p lang="en">{meaning.definition}</p>
    {meaning.example && (
      <p>
        {t('word.example')}: <em lang="en">{meaning.example}</em>
      </p>
    )}
    {meaning.synonyms.length > 0 && (
      <p>
        {t('word.synonyms')}: <span lang="en">{meaning.synonyms.join(', ')}</span>
      </p>
    )}
  </>
)

async function lookUp(word: string, signal: AbortSignal): Promise<Found> {
  const outcome = await post('/api/word-lookup', { word }, { signal })
  if (outcome.kind !== 'answered' || !outcome.answer) return { state: 'failed' }
  const { data } = outcome.answer
  return data && !data.notFound ? { state: 'found', meaning: data } : { state: 'unknown' }
}
