import { build, type InlineConfig, type Rolldown } from 'vite'

/** Screens that a person meets first, by the file of their route. */
export const FIRST = {
  entrada: '[index].tsx',
  casca: '_app.tsx',
  pedidos: 'pedidos.index.tsx',
  painel: 'dashboard.tsx',
}

type Chunk = Rolldown.OutputChunk
type Screen = keyof typeof FIRST

const trialChunks = async (config: InlineConfig): Promise<Chunk[]> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  if (!('output' in built)) throw new Error('a trial build gives one bundle')
  return built.output.filter((each) => each.type === 'chunk')
}

/**
 * The chunk of each module of the first load. A bundler makes a chunk for every combination of screens that share a
 * module: seventy small files for a list, which a browser fetches six at a time. A trial build shows what each first
 * screen needs, and the files are cut from that, so that a first visit takes few round trips and loads nothing unused.
 */
export const planFirstLoad = async (config: InlineConfig): Promise<ReadonlyMap<string, string>> => {
  const chunks = await trialChunks(config)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  const modulesOf = (chunk: Chunk, seen = new Set<string>(), found = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return found
    seen.add(chunk.fileName)
    for (const id of chunk.moduleIds) found.add(id)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) modulesOf(imported, seen, found)
    }
    return found
  }
  const roots = new Set<string>()
  const needed = (isRoot: (chunk: Chunk) => boolean): Set<string> => {
    const root = chunks.find(isRoot)
    if (!root?.facadeModuleId) throw new Error('a first screen has no chunk')
    roots.add(root.facadeModuleId)
    return modulesOf(root)
  }
  const ofScreen = (screen: Screen) =>
    needed((chunk) => chunk.facadeModuleId?.includes(`/${FIRST[screen]}?tsr-split=component`) ?? false)

  const base = needed((chunk) => chunk.isEntry)
  const [entrada, casca, pedidos, painel] = [
    ofScreen('entrada'),
    ofScreen('casca'),
    ofScreen('pedidos'),
    ofScreen('painel'),
  ]
  const chunkOf = (id: string): string => {
    if (base.has(id)) return 'base'
    if (casca.has(id)) return entrada.has(id) ? 'comum' : 'casca'
    if (entrada.has(id)) return 'entrada'
    if (pedidos.has(id)) return painel.has(id) ? 'listas' : 'pedidos'
    // Other screens need the shared parts too, and would otherwise load the panel with them.
    return id.includes('/features/') ? 'painel' : 'campos'
  }
  const all = new Set([...base, ...entrada, ...casca, ...pedidos, ...painel])
  // Modules that are imported by name keep a chunk of their own.
  return new Map([...all].filter((id) => !roots.has(id)).map((id) => [id, chunkOf(id)]))
}
