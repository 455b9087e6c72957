import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.time.LocalDate;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the examples of the contract into the classes that a generator wrote, the way a Java client would: returnCode first, then the
 * success's class or BusinessError. Arguments: the contract, the package of the classes.
 */
public class ReadReplies {
    private static final ObjectMapper mapper = new ObjectMapper().registerModule(new SimpleModule()
        .addDeserializer(Optional.class, new OptionalReader(null)).addDeserializer(LocalDate.class, new DateReader()));
    private static int failed = 0;

    public static void main(String[] arguments) throws Exception {
        JsonNode contract = mapper.readTree(new File(arguments[0]));
        int read = 0;
        for (JsonNode item : contract.get("paths")) {
            for (JsonNode operation : item) {
                JsonNode json = operation.at("/responses/200/content/application~1json");
                for (Iterator<JsonNode> examples = json.path("examples").elements(); examples.hasNext();) {
                    JsonNode example = examples.next();
                    if (example.has("$ref")) example = contract.at(example.get("$ref").asText().substring(1));
                    read(operation.get("operationId").asText(), example.get("value"), arguments[1]);
                    read += 1;
                }
            }
        }
        checkPatterns(contract);
        System.out.println(read + " examples read with Jackson, " + failed + " failed");
        System.exit(failed == 0 && read > 0 ? 0 : 1);
    }

    private static void read(String operationId, JsonNode reply, String modelPackage) {
        boolean isSuccess = reply.get("returnCode").asText().startsWith("200");
        try {
            String name = isSuccess ? replyClass(operationId, reply, modelPackage) : "BusinessError";
            Object value = mapper.treeToValue(reply, Class.forName(modelPackage + "." + name));
            Field code = value.getClass().getDeclaredField("returnCode");
            code.setAccessible(true);
            if (!reply.get("returnCode").asText().equals(code.get(value))) throw new IllegalStateException("returnCode is lost");
        } catch (Exception error) {
            failed += 1;
            System.out.println(operationId + ": " + error.getMessage().lines().findFirst().orElse(""));
        }
    }

    /** A reply without data has a class of its own, as the contract names it. */
    private static String replyClass(String operationId, JsonNode reply, String modelPackage) {
        String own = Character.toUpperCase(operationId.charAt(0)) + operationId.substring(1) + "200Response";
        try {
            Class.forName(modelPackage + "." + own);
            return own;
        } catch (ClassNotFoundException error) {
            return "EmptySuccess";
        }
    }

    /** Every pattern compiles, and matches the examples that stand beside it as a whole string, as @Pattern does. */
    private static void checkPatterns(JsonNode node) {
        JsonNode pattern = node.get("pattern");
        if (pattern != null && pattern.isTextual()) {
            Pattern compiled = Pattern.compile(pattern.asText());
            for (JsonNode example : node.path("examples")) {
                if (example.isTextual() && !compiled.matcher(example.asText()).matches()) {
                    failed += 1;
                    System.out.println(pattern.asText() + " does not match " + example.asText());
                }
            }
        }
        for (JsonNode child : node) checkPatterns(child);
    }

    /** What may be null; stands for jackson-datatype-jdk8, which Debian has no package of. */
    @SuppressWarnings("rawtypes")
    private static class OptionalReader extends JsonDeserializer<Optional> implements ContextualDeserializer {
        private final JavaType held;

        OptionalReader(JavaType held) {
            this.held = held;
        }

        @Override
        public Optional deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Optional.of(context.readValue(parser, held));
        }

        @Override
        public Optional getNullValue(DeserializationContext context) {
            return Optional.empty();
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new OptionalReader(context.getContextualType().containedTypeOrUnknown(0));
        }
    }

    /** Stands for jackson-datatype-jsr310. */
    private static class DateReader extends JsonDeserializer<LocalDate> {
        @Override
        public LocalDate deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return LocalDate.parse(parser.getText());
        }
    }
}
