/** Browsers inside other apps, where Google refuses sign-in; the last alternative is any Android web view. */
const IN_APP = /Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|\bLine\/|WhatsApp|; wv\)/i

export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent)
