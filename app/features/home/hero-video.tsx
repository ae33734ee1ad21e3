import { type RefObject, useEffect, useRef, useState } from 'react'
import wideMp4 from '../../art/hero-loop.mp4'
import wideWebm from '../../art/hero-loop.webm'
import narrowMp4 from '../../art/hero-loop-mobile.mp4'
import narrowWebm from '../../art/hero-loop-mobile.webm'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { isAbleDevice } from './able-device.ts'

type VideoState = 'none' | 'loading' | 'shown' | 'failed'

/** Quiet for this long after load, before the video: what visitors do first comes first. */
const SETTLED_AFTER_MS = 3000

/** The video over the still hero: when the page has settled, and not with reduced motion, on weak devices or networks. */
export function HeroVideo() {
  const t = useText()
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isWide = useMediaQuery('(min-width: 40rem)')
  const [state, setState] = useState<VideoState>('none')
  const [isPaused, setPaused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const isPresent = !isCalm && state !== 'none' && state !== 'failed'

  useEffect(() => (isAbleDevice() ? afterSettling(() => setState('loading')) : undefined), [])
  usePlayedInSight(video, isPresent, isPaused)

  if (!isPresent) return null
  return (
    <>
      <video
        key={String(isWide)}
        ref={video}
        className={`hero-video ${state === 'shown' ? 'hero-video-shown' : ''}`}
        muted
        loop
        playsInline
        autoPlay
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('shown')}
      >
        <source src={isWide ? wideWebm : narrowWebm} type="video/webm" />
        <source src={isWide ? wideMp4 : narrowMp4} type="video/mp4" onError={() => setState('failed')} />
      </video>
      {state === 'shown' && (
        <button
          type="button"
          className="icon-button hero-pause"
          aria-label={isPaused ? t('hero.play') : t('hero.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
    </>
  )
}

/** Plays only while it is visible and not paused. */
function usePlayedInSight(video: RefObject<HTMLVideoElement | null>, isPresent: boolean, isPaused: boolean): void {
  useEffect(() => {
    const element = video.current
    if (!element || !isPresent) return
    if (isPaused) {
      element.pause()
      return
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) element.play().catch(() => {})
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [video, isPresent, isPaused])
}

function afterSettling(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => whenIdle(() => scrollY < innerHeight && run()), SETTLED_AFTER_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}
