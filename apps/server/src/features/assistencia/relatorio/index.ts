import type { Campo, DefinicaoRelatorio, Relatorios } from '../../casca/relatorio/index.ts'
import { withPareto } from './pareto.ts'
import { POR, type Por } from './store/comum.ts'
import { findPrimeiraOs, listMarcas, listModelos, listPostos, listTecnicos } from './store/opcoes.ts'
import { readCausas, readOrcamentos, readPecas, readTrocas } from './store/orcamentos.ts'
import { readConsertos, readOrdens, readReincidencias, readTecnicos } from './store/ordens.ts'

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

const CAMPOS = [POSTO, MARCA, MODELO, TECNICO, GARANTIA]

const definicao = (
  fields: Omit<DefinicaoRelatorio, 'ability' | 'periodo' | 'grupo' | 'campos' | 'lista'> &
    Partial<Pick<DefinicaoRelatorio, 'campos' | 'lista'>>,
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
  ability: 'RELATORIO_VER',
  primeiroDia: ({ db, scope }) => findPrimeiraOs(db, scope),
  relatorios: [
    definicao({
      nome: 'ordens-de-servico',
      titulo: 'Ordens de serviço',
      descricao: 'Quantas entraram, por mês, situação, posto, marca ou modelo.',
      por: por('mes', 'status', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: '/ordemServico',
      ler: ({ db, scope }, consulta) => readOrdens(db, scope, consulta),
    }),
    definicao({
      nome: 'tempo-de-conserto',
      titulo: 'Tempo de conserto',
      descricao: 'Dias da entrada ao reparo: mediana, p90 e parte dentro de 30 dias.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      ler: ({ db, scope }, consulta) => readConsertos(db, scope, consulta),
    }),
    definicao({
      nome: 'orcamentos',
      titulo: 'Orçamentos',
      descricao: 'Quantos foram respondidos e aprovados, o valor e o tempo até a resposta.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      ler: ({ db, scope }, consulta) => readOrcamentos(db, scope, consulta),
    }),
    definicao({
      nome: 'reincidencias',
      titulo: 'Reincidências',
      descricao: 'Relógios que voltaram dentro da garantia do serviço.',
      por: por('mes', 'posto', 'marca', 'modelo', 'tecnico'),
      lista: '/ordemServico',
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
      ler: async ({ db, scope }, consulta) => withPareto(await readCausas(db, scope, consulta)),
    }),
    definicao({
      nome: 'pecas-usadas',
      titulo: 'Peças usadas',
      descricao: 'As peças das OS reparadas, por quantidade, com a classe ABC.',
      por: [{ valor: 'peca', rotulo: 'Peça' }],
      ler: async ({ db, scope }, consulta) => withPareto(await readPecas(db, scope, consulta), true),
    }),
    definicao({
      nome: 'trocas',
      titulo: 'Trocas de modelo',
      descricao: 'Pedidas, autorizadas e negadas, e o tempo até a decisão.',
      por: por('mes', 'posto', 'marca', 'modelo'),
      ler: ({ db, scope }, consulta) => readTrocas(db, scope, consulta),
    }),
    definicao({
      nome: 'tecnicos',
      titulo: 'Técnicos',
      descricao: 'O que cada um reparou, o que voltou do controle de qualidade, e em quantos dias.',
      por: [{ valor: 'quem', rotulo: 'Técnico' }],
      campos: [POSTO, MARCA, MODELO, GARANTIA],
      ler: ({ db, scope }, consulta) => readTecnicos(db, scope, consulta),
    }),
  ],
}
