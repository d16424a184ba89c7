import styles from '../parts/passos.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { placePassos } from '@app/rules/armazem/primeirosPassos'
import { describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { preferenciaQuery, savePreferencia } from '../../../casca/busca/index.ts'
import { primeirosPassosQuery } from '../api.ts'
import { Etapa } from '../parts/etapas.tsx'

const introWords = (minutos: number) =>
  minutos === 0
    ? ['Tudo pronto', 'O painel de situação passa a ser o início.']
    : ['Falta pouco para o primeiro pedido', 'Cada passo leva um ou dois minutos. Pode parar e voltar.']

/** Whether this person wants to see the steps on the home. */
function Dispensa({ dispensados }: { dispensados: boolean }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: savePreferencia,
    onSuccess: async (saved) => {
      client.setQueryData(preferenciaQuery.queryKey, saved)
      toast.success(
        saved.primeirosPassosDispensados
          ? 'Guia dispensado. Ele continua em Ajuda.'
          : 'O guia volta a aparecer no início.',
      )
      await client.invalidateQueries({ queryKey: primeirosPassosQuery.queryKey })
    },
    onError: (error) => toast.error(describeError(error)),
  })
  return (
    <p className={styles.pe}>
      <Button
        small
        look="quiet"
        disabled={isPending}
        onClick={() => mutate({ primeirosPassosDispensados: !dispensados })}
      >
        {dispensados ? 'Mostrar no início' : 'Dispensar este guia'}
      </Button>
    </p>
  )
}

function Guia({ of: { passos, dispensados } }: { of: PrimeirosPassos }) {
  const done = new Set(passos.filter(({ feito }) => feito).map(({ passo }) => passo))
  const { passos: situados, feitos, minutos } = placePassos(done)
  const [titulo, texto] = introWords(minutos)
  return (
    <div className={styles.guia}>
      <div className={styles.intro}>
        <div>
          <h2>{titulo}</h2>
          <p>{texto}</p>
        </div>
        <div className={styles.andamento}>
          <p>
            <b className="num">
              {feitos} de {passos.length}
            </b>
            {minutos > 0 && <span>cerca de {minutos} min</span>}
          </p>
          <progress max={passos.length} value={feitos} aria-label={`${feitos} de ${passos.length} passos`} />
        </div>
      </div>
      <section className="cartao" aria-label="Passos">
        <ol className={styles.etapas}>
          {passos.map((registro, at) => {
            const { estado } = situados[at] ?? { estado: 'livre' as const }
            return <Etapa key={registro.passo} numero={at + 1} registro={registro} estado={estado} />
          })}
        </ol>
      </section>
      {minutos > 0 && <Dispensa dispensados={dispensados} />}
    </div>
  )
}

const subtitleOf = ({ passos }: PrimeirosPassos) =>
  passos.some(({ passo, feito }) => passo === 'pedido' && feito)
    ? 'Do zero ao primeiro pedido'
    : 'Instalação nova · nenhum pedido ainda'

/** The home of a person who sets up a new installation, until the steps are done or dismissed; afterwards in Ajuda. */
export function FirstSteps() {
  const query = useQuery(primeirosPassosQuery)
  const { data } = query
  return (
    <Page title="Primeiros passos" subtitle={data && subtitleOf(data)}>
      {data ? <Guia of={data} /> : <LoadingCard query={query} fields={4} />}
    </Page>
  )
}
