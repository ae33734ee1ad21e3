import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-context.ts'
import { AuthProvider } from './auth-provider.tsx'

const Who = () => useAuth().status

test('APP-06 the hook outside its provider says so', () => {
  expect(() => renderToString(<Who />)).toThrow('useAuth must be used within an AuthProvider')
})

test('inside, it gives the state that came with the document', () => {
  const html = renderToString(
    <AuthProvider initial={{ status: 'signed-out' }} whileUnknown="…">
      <Who />
    </AuthProvider>,
  )
  expect(html).toBe('signed-out')
})
