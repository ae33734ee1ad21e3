import { z } from 'zod'

/** Text of several lines, without what no database stores: NUL and halves of surrogate pairs. */
export const textBlock = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.toWellFormed().replaceAll('\u0000', ''))

/** Text of one line: control characters become spaces. */
export const textLine = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' '))

/** For ids, tokens and addresses, which are never changed: refused when no database could store them. */
export const exactText = () => z.string().refine((value) => value.isWellFormed() && !value.includes('\u0000'))
