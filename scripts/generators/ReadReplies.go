// Reads the examples of the contract into the types that a generator wrote, the way a Go client would: returnCode first, then the
// success's type or BusinessError, and writes them again. Argument: the contract.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"

	"example.cn/gateway/model"
)

var failed = 0

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var contract any
	if err := json.Unmarshal(text, &contract); err != nil {
		panic(err)
	}
	read := 0
	for _, item := range object(at(contract, "paths")) {
		for _, operation := range object(item) {
			media := at(operation, "responses", "200", "content", "application/json")
			for _, example := range object(at(media, "examples")) {
				if ref, isRef := at(example, "$ref").(string); isRef {
					example = at(contract, strings.Split(strings.TrimPrefix(ref, "#/"), "/")...)
				}
				name, _ := at(operation, "operationId").(string)
				check(name, at(example, "value"), at(media, "schema", "oneOf"))
				read++
			}
		}
	}
	checkPatterns(contract)
	fmt.Printf("%d examples read and written again, %d failed\n", read, failed)
	if failed > 0 || read == 0 {
		os.Exit(1)
	}
}

func check(operation string, reply any, replies any) {
	fault := ""
	if code, _ := at(reply, "returnCode").(string); !strings.HasPrefix(code, "200") {
		fault = readInto("BusinessError", reply)
	} else if schema := at(list(replies)[0], "properties", "data", "$ref"); schema != nil {
		fault = readInto(strings.TrimPrefix(schema.(string), "#/components/schemas/"), at(reply, "data"))
	} else {
		fault = readInto("EmptySuccess", reply)
	}
	if fault != "" {
		failed++
		fmt.Println(operation + ": " + fault)
	}
}

// The generator gives all types as the fields of one, by the names of the contract.
func readInto(name string, value any) string {
	all := reflect.TypeOf(model.Contract{})
	for index := 0; index < all.NumField(); index++ {
		if strings.Split(all.Field(index).Tag.Get("json"), ",")[0] != name {
			continue
		}
		text, _ := json.Marshal(value)
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.DisallowUnknownFields()
		typed := reflect.New(all.Field(index).Type)
		if err := decoder.Decode(typed.Interface()); err != nil {
			return err.Error()
		}
		written, err := json.Marshal(typed.Interface())
		if err != nil {
			return err.Error()
		}
		var again any
		if err := json.Unmarshal(written, &again); err != nil {
			return err.Error()
		}
		if !reflect.DeepEqual(withoutNothing(value), withoutNothing(again)) {
			return "is not what it was: " + string(written)
		}
		return ""
	}
	return "has no type " + name
}

// A field that is null, or an optional list that is empty, and one that is not there are the same to most Go types.
func withoutNothing(value any) any {
	switch node := value.(type) {
	case map[string]any:
		kept := map[string]any{}
		for key, child := range node {
			if items, isList := child.([]any); child != nil && (!isList || len(items) > 0) {
				kept[key] = withoutNothing(child)
			}
		}
		return kept
	case []any:
		kept := []any{}
		for _, child := range node {
			kept = append(kept, withoutNothing(child))
		}
		return kept
	}
	return value
}

// Every pattern is one that RE2 knows.
func checkPatterns(node any) {
	for key, child := range object(node) {
		if pattern, isText := child.(string); isText && key == "pattern" {
			if _, err := regexp.Compile(pattern); err != nil {
				failed++
				fmt.Println(err)
			}
		}
		checkPatterns(child)
	}
	for _, child := range list(node) {
		checkPatterns(child)
	}
}

func at(node any, keys ...string) any {
	for _, key := range keys {
		node = object(node)[strings.ReplaceAll(strings.ReplaceAll(key, "~1", "/"), "~0", "~")]
	}
	return node
}

func object(node any) map[string]any {
	fields, _ := node.(map[string]any)
	return fields
}

func list(node any) []any {
	items, _ := node.([]any)
	return items
}
