import { useState } from 'react'
import { SPEEDS, type Speed, say, useHasEnglishVoice } from '../lib/english-voice.ts'
import { IconShape } from './icon.tsx'
import { SPEAKER_LOUD, SPEAKER_SOFT } from './speaker-icons.ts'

interface Props {
  /** What is spoken. */
  words: string
  /** What the buttons are called; a speed without a name has none. */
  names: Partial<Record<Speed, string>>
}

const ICONS: Record<Speed, string> = { normal: SPEAKER_LOUD, slow: SPEAKER_SOFT }

/** Speaks English words, and once more slowly; only where the browser has an English voice. */
export function ListenButtons({ words, names }: Props) {
  const [playing, setPlaying] = useState<Speed | null>(null)
  if (!useHasEnglishVoice()) return null
  const play = (speed: Speed) => {
    setPlaying(speed)
    say(words, speed, () => setPlaying((now) => (now === speed ? null : now)))
  }
  return SPEEDS.filter((speed) => names[speed]).map((speed) => (
    <button
      key={speed}
      type="button"
      className={`listen-button ${playing === speed ? 'listen-now' : ''}`}
      onClick={() => play(speed)}
    >
      <IconShape path={ICONS[speed]} />
      {names[speed]}
      <span className="sr-only" lang="en">
        {` ${words}`}
      </span>
    </button>
  ))
}
