import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCE, sourcesOf } from './sources.ts'

const SOURCES = [
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/rules/src',
  'scripts',
  'e2e',
]
/** More than this is not seen at a glance: the folder wants rooms by purpose. */
const MOST_FILES = 25
/** The address of a page is Portuguese, and the file of its route is named by it. */
const ADDRESSES = 'apps/web/src/routes'

/** Actions of the product in Portuguese; what a file does is said in English, what it is about in Portuguese. */
const VERBS = new Set(
  `abrir aceitar achar acompanhar alterar anexar anonimizar anotar apagar aplicar aprovar assinar assumir atribuir avaliar avisar
   baixar buscar cancelar carregar cobrar colar comparar conciliar conduzir conferir confirmar consultar contar contestar
   convidar corrigir cortar criar decidir deletar devolver digitar dizer editar emitir encaminhar encerrar entregar enviar
   escolher escrever excluir expedir fazer fechar fotografar gerar gravar guardar imprimir importar inserir lancar lembrar
   ler liberar ligar listar marcar montar mostrar mover mudar obter orcar pagar passar pedir pesar preparar procurar
   prometer receber recusar reenviar registrar remover repetir reservar responder retirar reter salvar separar situar
   soltar somar terminar tomar trocar unir validar verificar voltar`
    .split(/\s+/)
    .filter(Boolean),
)

const files = sourcesOf(SOURCES)

test(`no folder of sources holds more than ${MOST_FILES} files`, () => {
  const counts = Map.groupBy(files, dirname)
  expect(counts.size).toBeGreaterThan(300)
  const full = [...counts].filter(([, inside]) => inside.length > MOST_FILES)
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})

test('the names of files and folders say in English what is done', () => {
  const wordsOf = (name: string) => name.replace(SOURCE, '').split(/[-.]/)
  const named = files
    .filter((file) => !file.startsWith(ADDRESSES))
    .flatMap((file) => [file, dirname(file)])
    .filter((path) => wordsOf(basename(path)).some((word) => VERBS.has(word)))
  expect([...new Set(named)]).toEqual([])
})
