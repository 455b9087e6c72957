import { expect, test } from 'vitest'
import { readRecipe } from './recipe.ts'

test('the last stage determines the copied files, the environment and the command', () => {
  const dockerfile = [
    'FROM base AS build',
    'WORKDIR /app',
    'COPY src ./src',
    'FROM base',
    'ENV A=1 B=two',
    'WORKDIR /app',
    'COPY package.json ./',
    'COPY --from=build /app/dist ./dist',
    'HEALTHCHECK --interval=1s \\',
    '  CMD ["node", "-e", "0"]',
    'CMD ["node", "dist/main.js"]',
  ].join('\n')
  expect(readRecipe(dockerfile)).toEqual({
    copies: [
      { from: 'package.json', to: './package.json' },
      { from: 'dist', to: './dist' },
    ],
    environment: { A: '1', B: 'two' },
    command: ['node', 'dist/main.js'],
  })
})

test('an instruction that it does not support is an error, and not a smaller image', () => {
  expect(() => readRecipe('FROM a\nCOPY a b ./c\nCMD ["node"]')).toThrow('COPY of another form')
  expect(() => readRecipe('FROM a\nCOPY a ./')).toThrow('no CMD')
})
