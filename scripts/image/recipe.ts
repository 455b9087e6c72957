/** The result of a Dockerfile's last stage: a folder with files, and the command that runs in it. */
interface Recipe {
  /** Paths in the checkout or the build stage, and their targets in the working folder. */
  copies: { from: string; to: string }[]
  environment: Record<string, string>
  command: [string, ...string[]]
}

/** Reads the instructions that our Dockerfile uses. Throws on other forms of COPY or CMD. */
export function readRecipe(dockerfile: string): Recipe {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1)
  const workFolder = argumentOf(last, 'WORKDIR')[0] ?? '/'
  const [command, ...further] = JSON.parse(argumentOf(last, 'CMD')[0] ?? '[]') as string[]
  if (command === undefined) throw new Error('The Dockerfile has no CMD')
  return {
    copies: argumentOf(last, 'COPY').map((text) => readCopy(text, workFolder)),
    environment: Object.fromEntries(
      argumentOf(last, 'ENV').flatMap((text) =>
        [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
    ) as Record<string, string>,
    command: [command, ...further],
  }
}

function argumentOf(lines: string[], instruction: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1).trim())
}

function readCopy(text: string, workFolder: string): { from: string; to: string } {
  const [from, to, ...rest] = text.replace(/^--from=\S+ /, '').split(' ')
  if (from === undefined || to === undefined || rest.length > 0 || !to.startsWith('./'))
    throw new Error(`COPY of another form: ${text}`)
  const source = from.replace(new RegExp(`^${workFolder}/`), '')
  return { from: source, to: to === './' ? `./${source}` : to }
}
