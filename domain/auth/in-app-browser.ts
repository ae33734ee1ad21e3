/** Browsers inside other apps, which Google refuses: Instagram, Facebook, TikTok, LINE, WhatsApp and other web views on Android. */
const IN_APP = /Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|\bLine\/|WhatsApp|; wv\)/i

export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent)
