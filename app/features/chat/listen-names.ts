import type { Translate } from '../i18n/texts.ts'

export const listenNames = (t: Translate) => ({ normal: t('listen.normal'), slow: t('listen.slow') })
