import type { Scene } from '../book/read-scene.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

/** How much of a text names a scene: all of its names that are found count, by their length. */
export function lengthOfNames(typed: string, scene: Scene): number {
  const text = `${typed} ${typed.replaceAll(/nya(?=\b|$)/g, '')}`
  return [...new Set(namesOfScene(scene))]
    .filter((name) => holdsOneOf(text, [name]))
    .reduce((sum, name) => sum + name.length, 0)
}

/** The scene that a text names. */
export function namedScene({ teaching }: Turn, typed: string): Scene | undefined {
  const found = teaching.scenes
    .map((scene) => ({ scene, length: lengthOfNames(typed, scene) }))
    .filter(({ length }) => length > 0)
  return found.sort((left, right) => right.length - left.length)[0]?.scene
}

export const namesOfScene = ({ names, title, name }: Scene): string[] => [...names, title.id, title.en, name].map(bare)

export function unplayedScene({ teaching, memory }: Turn): Scene {
  const { scenes } = teaching
  const scene = scenes.find(({ name }) => !memory.scenes.includes(name)) ?? scenes[memory.turn % scenes.length]
  if (!scene) throw new Error('The book has no scenes')
  return scene
}

const MOST_WANTED = ['job-interview', 'restaurant', 'hotel', 'meeting', 'small-talk', 'airport']
const SHOWN = 6

/** Lets the learner choose a scene: some that were not played yet, the most wanted first; any other can be named. */
export function chooseScene({ book, teaching, memory }: Turn): Said {
  const rank = ({ name }: Scene) => (MOST_WANTED.includes(name) ? MOST_WANTED.indexOf(name) : SHOWN)
  const isPlayed = ({ name }: Scene) => Number(memory.scenes.includes(name))
  const ordered = teaching.scenes.toSorted((a, b) => isPlayed(a) - isPlayed(b) || rank(a) - rank(b))
  const scenes = ordered
    .slice(0, SHOWN)
    .map(({ title }) => `**${title[book.language]}**`)
    .join(', ')
  return said('practice', [say(book, 'play.choose', { scenes })], {
    offered: [...ordered.map(({ name }) => `scene ${name}`), 'quiz'],
  })
}
