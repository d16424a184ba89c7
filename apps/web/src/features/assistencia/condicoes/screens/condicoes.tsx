import { optionsOf } from '@app/contract/casca/opcoes'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  CHAVE_PIX_LABELS,
  CHAVE_PIX_TIPOS,
  CONDICOES_MAXIMO,
  type PostoCondicoes,
} from '@app/contract/assistencia/condicoes'
import { postoAutorizado } from '@app/contract/registers/references'
import { CONDICOES_PADRAO, condicoesMostradas } from '@app/rules/assistencia/condicoes'
import { normalizeChavePix } from '@app/rules/casca/pix'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredCheck } from '../../../../ui/form/use-save-form.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { condicoesQuery, saveCondicoes } from '../api.ts'
import styles from '../parts/condicoes.module.css'

type Tipo = (typeof CHAVE_PIX_TIPOS)[number]
type Values = { texto: string; taxa: number | null; pixTipo: Tipo; pixChave: string }

const TEXTO = 'Texto'
const TAXA = 'Taxa de diagnóstico'
const CHAVE = 'Chave PIX'
const TIPOS = optionsOf(CHAVE_PIX_TIPOS, CHAVE_PIX_LABELS)
const tipoOf = (value: string | undefined): Tipo => CHAVE_PIX_TIPOS.find((tipo) => tipo === value) ?? 'CNPJ'

const valuesOf = ({ texto, taxaDiagnostico, pix }: PostoCondicoes): Values => ({
  texto,
  taxa: taxaDiagnostico,
  pixTipo: pix?.tipo ?? 'CNPJ',
  pixChave: pix?.chave ?? '',
})
const partesOf = ({ texto, taxa, pixTipo, pixChave }: Values): Partes => ({
  texto: parteOf(TEXTO, texto),
  taxa: parteOf(TAXA, taxa),
  // The kind is part of the key, because the same text of another kind is another key.
  pix: parteOf(CHAVE, pixChave === '' ? '' : `${pixTipo} ${pixChave}`),
})
const valuesFrom = (partes: Partes, mine: Values): Values => {
  const texto = partes['texto']?.valor
  const taxa = partes['taxa']?.valor
  const pix = partes['pix']?.valor
  const [tipo, chave = ''] = typeof pix === 'string' ? pix.split(' ') : []
  return {
    texto: typeof texto === 'string' ? texto : mine.texto,
    taxa: typeof taxa === 'number' ? taxa : null,
    pixTipo: tipoOf(tipo || mine.pixTipo),
    pixChave: chave,
  }
}

const versionWords = ({ versao, alteradoEm, alteradoPor }: PostoCondicoes) =>
  alteradoEm === null
    ? `Versão ${versao}: o texto do produto.`
    : `Versão ${versao}, de ${formatDateTime(alteradoEm)}, por ${alteradoPor ?? ''}.`

function Fields({ condicoes }: { condicoes: PostoCondicoes }) {
  const goBack = useBack('/inicio')
  const { posto, versao } = condicoes
  const { form, notice } = useSettingsForm<PostoCondicoes, Values>({
    queryKey: condicoesQuery(posto.id).queryKey,
    stored: condicoes,
    valuesOf,
    validate: {
      texto: requiredCheck(TEXTO),
      taxa: (taxa) => (taxa !== null && taxa < 0 ? 'A taxa não é negativa.' : null),
      pixChave: (chave, { pixTipo }) =>
        chave.trim() === '' || normalizeChavePix(pixTipo, chave).ok
          ? null
          : `A chave não é ${CHAVE_PIX_LABELS[pixTipo]}, ou está incompleta.`,
    },
    save: ({ texto: novo, taxa, pixTipo, pixChave }, from) =>
      saveCondicoes(posto.id, {
        texto: novo,
        taxaDiagnostico: taxa || null,
        pix: pixChave.trim() === '' ? null : { tipo: pixTipo, chave: pixChave.trim() },
        versao: from.versao,
      }),
    partesOf,
    valuesFrom,
  })
  const texto = form.field('texto')
  return (
    <Form form={form} label="Condições do posto" onCancel={goBack}>
      <div className="pilha">
        {notice}
        <div className={styles.duas}>
          <section className="cartao" aria-labelledby="condicoes-texto">
            <header>
              <h2 id="condicoes-texto">O que o cliente aceita ao deixar o relógio</h2>
              {texto.value !== CONDICOES_PADRAO && (
                <div className="fim">
                  <Button
                    small
                    look="quiet"
                    icon={IconArrowBackUp}
                    onClick={() => texto.onChange(CONDICOES_PADRAO)}
                  >
                    Voltar ao texto do produto
                  </Button>
                </div>
              )}
            </header>
            <div className="corpo pilha">
              <TextAreaField {...texto} label={TEXTO} required rows={9} maxLength={CONDICOES_MAXIMO} />
              <NumberField
                label={TAXA}
                unit="R$"
                help="A de costume; a entrada pode dizer outra. Só é devida se o orçamento for recusado."
                {...form.field('taxa')}
              />
              <p className="t2 sm">
                {versionWords(condicoes)} Cada mudança é uma versão nova; o que já foi aceito continua como
                foi lido.
              </p>
            </div>
          </section>
          <div className="pilha">
            <section className="cartao" aria-labelledby="condicoes-pix">
              <header>
                <h2 id="condicoes-pix">PIX do posto</h2>
              </header>
              <div className="corpo pilha">
                <SelectField
                  label="Tipo da chave"
                  options={TIPOS}
                  value={form.values.pixTipo}
                  onChange={(tipo) => form.field('pixTipo').onChange(tipoOf(tipo))}
                />
                <TextField
                  {...form.field('pixChave')}
                  label={CHAVE}
                  autoComplete="off"
                  maxLength={77}
                  help="Recebe o sinal do orçamento; sem ela, a página do cliente não mostra código."
                />
              </div>
            </section>
            <section className="cartao" aria-labelledby="condicoes-previa">
              <header>
                <h2 id="condicoes-previa">Como sai no comprovante</h2>
              </header>
              <div className="corpo pilha">
                <p className={styles.texto}>
                  {condicoesMostradas({
                    posto: posto.nomeFantasia,
                    versao,
                    texto: texto.value,
                    taxa: form.values.taxa || null,
                  })}
                </p>
                <p className="t2 sm">
                  O sistema avisa o cliente aos 30, 60 e 90 dias de espera e não dá destino a relógio nenhum.
                </p>
              </div>
            </section>
          </div>
        </div>
      </div>
    </Form>
  )
}

function OfPosto({ posto }: { posto: number }) {
  const query = useQuery(condicoesQuery(posto))
  return query.data ? (
    <Fields key={posto} condicoes={query.data} />
  ) : (
    <LoadingCard query={query} fields={2} label="Condições do posto" />
  )
}

type Props = { posto: number | undefined; onPosto: (posto: number | undefined) => void }

/**
 * /configuracoes/posto: the conditions that customers accept when they leave a watch (decisions 62); staff choose the
 * post.
 */
export function CondicoesDoPosto({ posto, onPosto }: Props) {
  const own = useUser()?.posto
  const chosen = own?.id ?? posto
  return (
    <Page title="Condições do posto" subtitle={own?.nomeFantasia} back="/inicio">
      <div className="pilha">
        {!own && (
          <ReferenceField
            label={posto === undefined ? 'Posto' : 'Outro posto'}
            help={posto === undefined ? 'De que posto são as condições.' : undefined}
            reference={postoAutorizado}
            value={null}
            onChange={(found) => onPosto(found?.id)}
          />
        )}
        {chosen !== undefined && <OfPosto posto={chosen} />}
      </div>
    </Page>
  )
}
