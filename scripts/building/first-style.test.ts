import { describe, expect, test } from 'vitest'
import { firstScreen, firstStyle } from './first-style.ts'

const rulesFor = (css: string, markup = '<h1 class="title">') =>
  firstStyle(css, markup).replace(/@media\(scripting:enabled\).*$/, '')

describe('the first style', () => {
  test.each([
    ['.title{color:red}', '.title{color:red}'],
    ['.title,.other{color:red}', '.title{color:red}'],
    ['.title .other{color:red}', ''],
    [':is(.other,.title):not(.x){color:red}', ':is(.other,.title):not(.x){color:red}'],
    ['.title:hover{color:red}', ''],
    ['html:has(.other) .title{color:red}', ''],
    ['html:not(:has(:target)) .title{color:red}', 'html:not(:has(:target)) .title{color:red}'],
    ['h1[aria-busy=true]{color:red}', ''],
    ['.title{top:0;transition:top 1s;-webkit-mask:none;animation:none}', '.title{top:0}'],
    [':root{--default-font-family:x}html{top:0;font-family:var(--default-font-family)}', 'html{top:0}'],
    [
      '.title,:host{tab-size:4;-moz-tab-size:4;width:-moz-fit-content;width:fit-content}',
      '.title{tab-size:4;width:fit-content}',
    ],
    ['.title:after{content:"};{"}', '.title:after{content:"};{"}'],
    ['@media (width>1px){.title{top:0}.other{top:0}}', '@media (width>1px){.title{top:0}}'],
    ['/*! of others */.title{top:0}', '.title{top:0}'],
    ['@media print{.title{top:0}}', ''],
    ['@supports (overflow-wrap:anywhere){.title{top:0}}', ''],
    ['@layer base,components;@layer base{.other{top:0}}', '@layer base,components;'],
  ])('of %s is %s', (css, kept) => {
    expect(rulesFor(css)).toBe(kept)
  })

  test('hides nobody’s children behind a mere element and ~, or whatever is inserted would style the whole page anew', () => {
    for (const name of ['hero', 'program']) {
      const [, hiding = ''] = firstStyle('', `<i class="${name}">`).match(/([^{}]*)\{min-height:[^{}]*>\*\{/) ?? []
      expect(hiding).toContain(`.${name}~`)
      expect(hiding).not.toMatch(/[(, ]\w+~/)
    }
  })

  test('keeps room for the parts of its own page alone', () => {
    expect(firstStyle('', '<i class="hero">')).not.toContain('program')
    expect(firstStyle('', '<i class="program">')).not.toContain('hero')
  })

  test('sets only variables and key frames that it uses, by whatever way', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@keyframes x{to{top:0}}@keyframes y{to{top:0}}.title{top:var(--a);animation:1s x}'
    expect(rulesFor(css)).toBe(':root{--a:var(--b);--b:1px}@keyframes x{to{top:0}}.title{top:var(--a);animation:1s x}')
  })

  test('has no fallback for a variable that it sets', () => {
    const css = '.title{--a:1px;top:var(--a,2px);left:var(--b,3px)}'
    expect(rulesFor(css)).toBe('.title{--a:1px;top:var(--a);left:var(--b,3px)}')
  })

  test('of a page is that of its frame and its first section', () => {
    const body =
      '<header></header><main><section>1</section><section>2</section></main><dialog>3</dialog><footer>4</footer><i>5</i>'
    expect(firstScreen(body)).toBe('<header></header><main><section>1</section></main><i>5</i>')
    const marked = '<main><section>1<p class="a" data-below="">2</p></section></main><i>3</i>'
    expect(firstScreen(marked)).toBe('<main><section>1</main><i>3</i>')
  })
})
