import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F'

test.each([
  `${IPHONE} Mobile/22B83 Instagram 356.0.0.28.110 (iPhone14,7; iOS 18_1; id_ID)`,
  `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/487.0.0.48.107;FBBV/1]`,
  `${ANDROID} Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0;]`,
  `${IPHONE} Mobile/22B83 musical_ly_36.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`,
  `${IPHONE} Mobile/22B83 Safari Line/14.17.0`,
  `${IPHONE} Mobile/22B83 WhatsApp/24.22.80`,
  `${ANDROID} Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`,
])('an app: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0 Headline/1',
])('a browser: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})
