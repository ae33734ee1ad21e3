import { SPEEDS, type Speed, say, useHasEnglishVoice } from '../lib/english-voice.ts'
import { IconShape } from './icon.tsx'

const SPEAKER =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z M16 9a5 5 0 0 1 0 6'
const LOUD = `${SPEAKER} M19.364 18.364a9 9 0 0 0 0-12.728`

interface Props {
  /** What is spoken. */
  words: string
  /** What the buttons are called; a speed without a name has none. */
  names: Partial<Record<Speed, string>>
}

const ICONS: Record<Speed, string> = { normal: LOUD, slow: SPEAKER }

/** Speaks English words, and once more slowly; only where the browser has an English voice. */
export function ListenButtons({ words, names }: Props) {
  if (!useHasEnglishVoice()) return null
  return SPEEDS.filter((speed) => names[speed]).map((speed) => (
    <button key={speed} type="button" className="listen-button" onClick={() => say(words, speed)}>
      <IconShape path={ICONS[speed]} />
      {names[speed]}
      <span className="sr-only" lang="en">
        {` ${words}`}
      </span>
    </button>
  ))
}
