import { useEffect, useEffectEvent, useRef } from 'react'
import { followNews, type NewsListeners } from './live-news.ts'
import { isCopy } from './use-offline-copy.ts'

/** Follows what others do. Returns what asks at once, as after signing in. */
export function useLive(firstCursor: number, listeners: NewsListeners): () => void {
  const cursor = useRef(firstCursor)
  const askNow = useRef(() => {})
  const onChange = useEffectEvent<NewsListeners['onChange']>((change) => listeners.onChange(change))
  const onReached = useEffectEvent(() => listeners.onReached())
  const onLost = useEffectEvent(() => listeners.onLost())
  useEffect(() => {
    const news = followNews({ cursor: cursor.current, isCopy }, { onChange, onReached, onLost })
    askNow.current = news.askNow
    return news.stop
  }, [])
  return () => askNow.current()
}
