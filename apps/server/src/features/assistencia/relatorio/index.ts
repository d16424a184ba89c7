import { type QUANDO, STATUS_OS, STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Campo, DefinicaoRelatorio, Relatorios } from '../../casca/relatorio/index.ts'
import { withPareto } from './pareto.ts'
import { readAvaliacoes } from './store/avaliacoes.ts'
import { POR, type Por } from './store/comum.ts'
import { readCusto } from './store/custo.ts'
import { readEtapas } from './store/etapas.ts'
import { findPrimeiraOs, listMarcas, listModelos, listPostos, listTecnicos } from './store/opcoes.ts'
import { readCausas, readOrcamentos, readPecas, readTrocas } from './store/orcamentos.ts'
import { readFinanceiro } from './store/financeiro.ts'
import { readConsertos, readOrdens, readReincidencias, readTecnicos } from './store/ordens.ts'

export { relatorioJobs } from './jobs.ts'

const por = (...quais: Por[]) => quais.map((valor) => ({ valor, rotulo: POR[valor] }))

const POSTO: Campo = {
  nome: 'posto',
  rotulo: 'Posto',
  vazio: 'Todos',
  ability: 'POSTO_FILTRAR',
  opcoes: ({ db, scope }) => listPostos(db, scope),
}
const MARCA: Campo = { nome: 'marca', rotulo: 'Marca', vazio: 'Todas', opcoes: ({ db }) => listMarcas(db) }
const MODELO: Campo = {
  nome: 'modelo',
  rotulo: 'Modelo',
  vazio: 'Todos',
  opcoes: ({ db }, { filtro }) => listModelos(db, filtro.marca ?? undefined),
}
const TECNICO: Campo = {
  nome: 'tecnico',
  rotulo: 'Técnico',
  vazio: 'Todos',
  opcoes: ({ db, scope }) => listTecnicos(db, scope),
}
const GARANTIA: Campo = {
  nome: 'garantia',
  rotulo: 'Garantia',
  vazio: 'Com e sem',
  opcoes: async () => [
    { valor: 'true', rotulo: 'Em garantia' },
    { valor: 'false', rotulo: 'Sem garantia' },
  ],
}
const ETAPA: Campo = {
  nome: 'status',
  rotulo: 'Etapa',
  vazio: 'Todas',
  opcoes: async () =>
    STATUS_OS.filter((status) => !TERMINAIS.includes(status)).map((status) => ({
      valor: status,
      rotulo: STATUS_OS_DESCRICAO[status],
    })),
}

const ORDENS = { caminho: '/ordemServico', ability: 'OS_VER' } as const

/** The same orders by another of their dates. */
const ordensPor = (quando: (typeof QUANDO)[number]) => ({ ...ORDENS, filtros: { quando } })

const CAMPOS = [POSTO, MARCA, MODELO, TECNICO, GARANTIA]

const definicao = (
  fields: Omit<DefinicaoRelatorio, 'ability' | 'periodo' | 'grupo' | 'campos' | 'lista'> &
    Partial<Pick<DefinicaoRelatorio, 'ability' | 'campos' | 'lista'>>,
): DefinicaoRelatorio => ({
  ability: 'RELATORIO_VER',
  grupo: 'Assistência',
  periodo: true,
  campos: CAMPOS,
  lista: null,
  ...fields,
})

/** The reports of the repair network (rede §6). */
export const relatoriosAssistencia: Relatorios = {
  primeiroDia: ({ db, scope }) => findPrimeiraOs(db, scope),
  relatorios: [
    definicao({
      nome: 'ordens-de-servico',
      titulo: 'Ordens de serviço',
      descricao: 'Quantas entraram, por mês, situação, posto, marca ou modelo.',
      por: por('mes', 'status', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: ORDENS,
      ler: ({ db, scope }, consulta) => readOrdens(db, scope, consulta),
    }),
    definicao({
      nome: 'tempo-de-conserto',
      titulo: 'Tempo de conserto',
      descricao: 'Dias da entrada ao reparo: mediana, p90 e parte dentro de 30 dias.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: ordensPor('reparada'),
      ler: ({ db, scope }, consulta) => readConsertos(db, scope, consulta),
    }),
    definicao({
      nome: 'tempo-por-etapa',
      titulo: 'Tempo por etapa',
      descricao:
        'Onde as OS que entraram esperam: dias em cada situação, mediana e p90, e quantas estão nela agora.',
      por: por('status', 'mes', 'posto', 'marca', 'modelo', 'tecnico'),
      campos: [ETAPA, ...CAMPOS],
      lista: ORDENS,
      ler: ({ db, scope }, consulta) => readEtapas(db, scope, consulta),
    }),
    definicao({
      nome: 'orcamentos',
      titulo: 'Orçamentos',
      descricao:
        'O último de cada OS: quantos foram respondidos e aprovados, o valor e o tempo até a resposta.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: ordensPor('orcada'),
      ler: ({ db, scope }, consulta) => readOrcamentos(db, scope, consulta),
    }),
    definicao({
      nome: 'reincidencias',
      titulo: 'Reincidências',
      descricao: 'Relógios que voltaram dentro da garantia do serviço.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: ORDENS,
      ler: ({ db, scope }, consulta) => readReincidencias(db, scope, consulta),
    }),
    definicao({
      nome: 'causas-e-sintomas',
      titulo: 'Causas e sintomas',
      descricao: 'O que mais aparece nos orçamentos, do mais ao menos comum (Pareto).',
      por: [
        { valor: 'causa', rotulo: 'Causa' },
        { valor: 'sintoma', rotulo: 'Sintoma' },
      ],
      lista: { ...ordensPor('orcada'), total: false },
      ler: async ({ db, scope }, consulta) => withPareto(await readCausas(db, scope, consulta)),
    }),
    definicao({
      nome: 'pecas-usadas',
      titulo: 'Peças usadas',
      descricao: 'As peças das OS reparadas, por quantidade, com a classe ABC.',
      por: [{ valor: 'peca', rotulo: 'Peça' }],
      lista: { ...ordensPor('reparada'), total: false },
      ler: async ({ db, scope }, consulta) => withPareto(await readPecas(db, scope, consulta), true),
    }),
    definicao({
      nome: 'trocas',
      titulo: 'Trocas de modelo',
      descricao: 'A última de cada OS: pedidas, autorizadas e negadas, e o tempo até a decisão.',
      por: por('mes', 'posto', 'marca', 'modelo'),
      lista: ordensPor('troca'),
      ler: ({ db, scope }, consulta) => readTrocas(db, scope, consulta),
    }),
    definicao({
      nome: 'custo-de-garantia',
      titulo: 'Custo de garantia',
      descricao:
        'O que o fabricante deve pelas OS que entraram e foram finalizadas: mão de obra e peças do posto.',
      por: por('marca', 'modelo', 'posto', 'mes', 'tecnico'),
      lista: ORDENS,
      ler: ({ db, scope }, consulta) => readCusto(db, scope, consulta),
    }),
    definicao({
      nome: 'tecnicos',
      titulo: 'Técnicos',
      descricao: 'O que cada um reparou, o que voltou do controle de qualidade, e em quantos dias.',
      por: [{ valor: 'quem', rotulo: 'Técnico' }],
      campos: [POSTO, MARCA, MODELO, GARANTIA],
      lista: ordensPor('reparada'),
      ler: ({ db, scope }, consulta) => readTecnicos(db, scope, consulta),
    }),
    definicao({
      nome: 'avaliacoes',
      titulo: 'Avaliações',
      descricao: 'As notas dos clientes, por categoria, e quanto recomendam: 5 promove, 1 e 2 detratam.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: { caminho: '/avaliacao', ability: 'AVALIACAO_VER' },
      ler: ({ db, scope }, consulta) => readAvaliacoes(db, scope, consulta),
    }),
    definicao({
      nome: 'financeiro-por-mes',
      titulo: 'Financeiro por mês',
      descricao: 'O que os fechamentos somam, pela situação de cada um; os meses do período contam inteiros.',
      ability: 'FINANCEIRO_VER',
      por: [...por('mes', 'posto'), { valor: 'situacao', rotulo: 'Situação' }],
      campos: [POSTO],
      lista: { caminho: '/financeiro/lista', ability: 'FINANCEIRO_VER' },
      ler: ({ db, scope }, consulta) => readFinanceiro(db, scope, consulta),
    }),
  ],
}
