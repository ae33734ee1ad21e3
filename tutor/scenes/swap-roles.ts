import { sceneRoles, sceneRoleWords } from '../../content/tutor-scene-roles.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { END, type Scene, type SceneStep } from '../book/read-scene.ts'
import { bare } from '../dialogue/phrases.ts'
import { nextStep } from './choose-step.ts'

const readRoles = createFrames(sceneRoles, sceneRoleWords)
const OPENING = 'Hello!'

/** The scene in which she plays whoever is wanted. */
export const SOMEBODY = 'somebody'
/** A scene in a setting that the learner names. */
export const SETTING = 'setting'

const OTHER = new RegExp(` (?:${[...sceneRoleWords.i.split(' '), ...sceneRoleWords.you.split(' ')].join('|')}) .*$`)

const SENTENCES = /[.!?:;\n]+/

/** A role ends where the other one is spoken of: 'I am the police, you lost your wallet'. */
const rolesIn = (text: string) =>
  text.split(SENTENCES).flatMap((sentence) =>
    readRoles(bare(sentence).split(' ')).map(({ name, slots: { role = '' } }) => ({
      name,
      role: `${role} `.replace(OTHER, '').trim(),
    })),
  )

/** 'Kamu jadi mertuaku': a role is named, whether or not a scene has it. */
export const namesRole = (text: string): boolean => rolesIn(text).length > 0

/** 'Gue sopir, lu penumpang': who plays whom is said of both. */
export const castsBoth = (text: string): boolean => {
  const named = new Set(
    rolesIn(text)
      .filter(({ role }) => role !== '')
      .map(({ name }) => name),
  )
  return named.has('mine') && named.has('hers')
}

/** 'Aku resepsionisnya', 'you are the candidate': the learner wants the role that is hers. */
export function wantsHerRole(text: string, { name: scene, role, learner }: Scene): boolean {
  if (scene === SOMEBODY || scene === SETTING) return false
  const own = new Set(stemsOf(`${role.id} ${role.en}`))
  const ofLearner = new Set(learner.flatMap(stemsOf))
  const roles = rolesIn(text).map((one) => ({ ...one, stems: stemsOf(one.role) }))
  const most = (by: keyof typeof sceneRoles): number =>
    Math.max(
      0,
      ...roles.filter(({ name }) => name === by).map(({ stems }) => stems.filter((one) => own.has(one)).length),
    )
  const [hers, mine] = [most('hers'), most('mine')]
  if (hers > 0 || mine > 0) return mine > hers
  const isOfLearner = roles.some(({ name, stems }) => name === 'mine' && stems.some((one) => ofLearner.has(one)))
  return !isOfLearner && roles.some(({ name, stems }) => name === 'hers' && stems.length > 0)
}

/** The scenes in which she has the role that she is given, or the learner hers. */
export const scenesWithRole = (text: string, scenes: readonly Scene[]): Scene[] => {
  const roles = rolesIn(text)
  const played = (by: keyof typeof sceneRoles): Scene[] => {
    const named = new Set(roles.filter(({ name }) => name === by).flatMap(({ role }) => stemsOf(role)))
    return scenes.filter(({ role }) => stemsOf(`${role.id} ${role.en}`).some((word) => named.has(word)))
  }
  const hers = played('hers')
  return hers.length > 0 ? hers : played('mine')
}

const SHORTEST = 4
const EVERYWHERE: ReadonlySet<string> = new Set('yang with from dari someone somebody orang asing'.split(' '))
const stemsOf = (words: string): string[] =>
  bare(words)
    .split(' ')
    .map((word) => word.replace(/nya$/, ''))
    .filter((word) => word.length >= SHORTEST && !EVERYWHERE.has(word))

/** The same scene from the other side: she says the good answers, and what she would say helps the learner. */
export function swapRoles(scene: Scene): Scene {
  const path = straightPath(scene)
  const steps = path.map(({ name, say, simple }, at) => ({
    name,
    ...lineOf(path[at - 1]?.good[0] ?? OPENING),
    help: say,
    good: [say, simple],
    choices: [{ words: [], to: path[at + 1]?.name ?? END }],
  }))
  return { ...scene, steps, asides: [] }
}

const lineOf = (say: string) => ({ say, simple: say, meaning: '' })

/** What leads past other steps shares this many words with one. */
const ENOUGH = 2

/** Where the learner's line leads in a swapped scene: behind the line that it is most like, from here on. */
export function stepBehindLine({ steps }: Scene, from: SceneStep, text: string): string {
  const said = new Set(stemsOf(text))
  const weighed = steps.slice(steps.findIndex(({ name }) => name === from.name)).map((step) => ({
    step,
    count: [...new Set(stemsOf(step.good.join(' ')))].filter((word) => said.has(word)).length,
  }))
  const most = Math.max(...weighed.map(({ count }) => count))
  const place = weighed.findIndex(({ count }) => count === most)
  const meant = most >= (place > 1 ? ENOUGH : 1) ? weighed[place]?.step : from
  return meant?.choices[0]?.to ?? END
}

/** From the beginning to the end, with the first good answer at each step. */
function straightPath({ steps }: Scene): SceneStep[] {
  const path: SceneStep[] = []
  let step = steps[0]
  while (step && !path.includes(step)) {
    path.push(step)
    const { choices, good } = step
    const to = nextStep(step, good[0] ?? '') ?? choices.at(-1)?.to
    step = steps.find(({ name }) => name === to)
  }
  return path
}
